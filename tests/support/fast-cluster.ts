import { startCluster } from '../../server/database/embedded-cluster.ts';

/** What dies with the machine is run again: nothing of it has to reach the disk. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** A PostgreSQL for tests that are not about keeping what was written. */
export const startFastCluster = (options: Omit<Parameters<typeof startCluster>[0], 'settings'>) =>
  startCluster({ ...options, settings: NOT_DURABLE });
