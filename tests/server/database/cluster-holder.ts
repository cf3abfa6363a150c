import pg from 'pg';
import { startCluster } from '../../../server/database/embedded-cluster.ts';

const cluster = await startCluster({ dataDir: process.argv[2] ?? '' });
const client = new pg.Client({ connectionString: cluster.connectionString });
await client.connect();
await client.query('create table held as select 1 as n');
process.send?.(cluster.pid);
