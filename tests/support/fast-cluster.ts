import { startCluster } from '../../server/database/embedded-cluster.ts';

/** Data that are lost with the machine are simply created again, so nothing has to reach the disk. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** A PostgreSQL for tests that do not depend on durability. */
export const startFastCluster = (options: Omit<Parameters<typeof startCluster>[0], 'settings'>) =>
  startCluster({ ...options, settings: NOT_DURABLE });
