import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { PREPARE_FOR_FILES } from './process-uploads.jobs.ts';

export const createPrepareForFiles =
  ({ database, wakeWorkers }: Deps): OperationHandler<'prepareForFiles'> =>
  async () => {
    await enqueueJob(database, { kind: PREPARE_FOR_FILES, key: 'all' });
    wakeWorkers(PREPARE_FOR_FILES);
    return null;
  };
