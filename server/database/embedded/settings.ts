/** Lists settings that keep an idle server small, commits durable, and personal data out of the logs. */
export function listServerOptions(
  clusterFolder: string,
  socketFolder: string,
  major: number,
  settings: Record<string, string>,
) {
  const chosen: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '64MB',
    work_mem: '8MB',
    max_wal_size: '512MB',
    autovacuum_max_workers: '2',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    fsync: 'on',
    log_checkpoints: 'off',
    // Failed statements and error details can contain personal data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    timezone: 'UTC',
    // From version 18 on, PostgreSQL otherwise starts three more processes for I/O.
    ...(major >= 18 && { io_method: 'sync' }),
    ...settings,
  };
  return ['-D', clusterFolder, ...Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
