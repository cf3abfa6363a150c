import { connectDatabase } from '../../../server/database/connect.ts';
import { defineJob } from '../../../server/jobs/definition.ts';
import { startWorker } from '../../../server/jobs/worker.ts';

const { database } = connectDatabase({ connectionString: process.argv[2] });
const endless = defineJob('effect', () => {
  process.send?.('begun');
  return new Promise(() => {});
});
startWorker({ database, definitions: [endless], leaseMs: 1_000, pollMs: 20 });
