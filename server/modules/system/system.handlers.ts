import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
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
      const [databaseAnswers, filesAnswer, jobsAnswer] = await Promise.all([
        succeeds(sql`select 1`.execute(database)),
        succeeds(files.check()),
        succeeds(database.selectFrom('jobs').select('jobUuid').limit(1).execute()),
      ]);
      const queueAnswers = jobsAnswer && queueIsRead();
      if (!databaseAnswers || !filesAnswer || !queueAnswers) throw new DomainError('UNAVAILABLE');
      return { database: databaseAnswers, files: filesAnswer, queue: queueAnswers };
    },
  } satisfies Partial<OperationHandlers>;
}
