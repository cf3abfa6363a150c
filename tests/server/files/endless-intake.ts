import { createDiskStore } from '../../../server/adapters/files/disk.ts';
import { connectDatabase } from '../../../server/database/connect.ts';
import { startWorker } from '../../../server/jobs/worker.ts';
import { createFileJobs } from '../../../server/modules/files/process-uploads.jobs.ts';
import { createFakeDocuments } from '../../support/fake-documents.ts';

/** A process that starts to process files and never finishes. */
const [, , connectionString = '', folder = ''] = process.argv;
const { database } = connectDatabase({ connectionString });
const documents = createFakeDocuments();
const intake = () => {
  process.send?.('begun');
  return new Promise<never>(() => {});
};
const definitions = createFileJobs({
  database,
  documents: { ...documents, intake },
  files: createDiskStore(folder),
});
startWorker({ database, definitions, leaseMs: 1_000, pollMs: 20 });
