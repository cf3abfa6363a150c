import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import { toTemporaryFault } from '../../contract/temporary-fault.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';

const packageFile: { version: string } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'),
);

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

export function createSystemHandlers({ database, files, queueIsRead }: Deps) {
  return {
    getHealth: async () => ({ status: 'ok', version: packageFile.version }),
    async getReadiness() {
      const [databaseAnswers, filesFault, jobsAnswer] = await Promise.all([
        succeeds(sql`select 1`.execute(database)),
        files.check().then(
          () => null,
          (error: unknown) => toTemporaryFault(error) ?? new DomainError('UNAVAILABLE'),
        ),
        succeeds(database.selectFrom('jobs').select('jobUuid').limit(1).execute()),
      ]);
      const queueAnswers = jobsAnswer && queueIsRead();
      if (!databaseAnswers || !queueAnswers) throw new DomainError('UNAVAILABLE');
      if (filesFault) throw filesFault;
      return { database: databaseAnswers, files: true, queue: queueAnswers };
    },
  } satisfies Partial<OperationHandlers>;
}
