import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import { RETRY_SECONDS, toTemporaryError } from '../../contract/temporary-error.ts';
import type { Deps } from '../../deps.ts';
import { canReadDatabase, canReadQueue } from './readiness.repository.ts';

export const createGetReadiness =
  ({ database, files, queueIsRead }: Deps): OperationHandler<'getReadiness'> =>
  async () => {
    const [databaseAnswers, filesFault, jobsAnswer] = await Promise.all([
      canReadDatabase(database),
      files.check().then(
        () => null,
        (error: unknown) => toTemporaryError(error) ?? createUnavailable(),
      ),
      canReadQueue(database),
    ]);
    const queueAnswers = jobsAnswer && queueIsRead();
    if (!databaseAnswers || !queueAnswers) throw createUnavailable();
    if (filesFault) throw filesFault;
    return { database: databaseAnswers, files: true, queue: queueAnswers };
  };

const createUnavailable = () => new DomainError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
