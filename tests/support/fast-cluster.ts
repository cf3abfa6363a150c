import { startCluster } from '../../server/database/embedded-cluster.ts';

/** Nothing has to be durable, because lost data can simply be created again. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** For tests that don't depend on durability. */
export const startFastCluster = (options: Omit<Parameters<typeof startCluster>[0], 'settings'>) =>
  startCluster({ ...options, settings: NOT_DURABLE });
