import type { Transaction } from 'kysely';
import { describeNameProblem, MAX_PERSON_NAME_LENGTH, tidyName } from '../../../rules/names.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';

/** For lists that people edit by hand and that are always loaded whole. */
const MAX_ITEMS = 500;

export function insertNamed<Row>(
  database: Database,
  count: (transaction: Transaction<DB>) => Promise<number>,
  insert: (transaction: Transaction<DB>) => Promise<Row>,
): Promise<Row> {
  return rejectDuplicates(() =>
    database.transaction().execute(async (transaction) => {
      if ((await count(transaction)) >= MAX_ITEMS)
        throw new DomainError('TOO_MANY', { message: `${MAX_ITEMS}개까지 만들 수 있어요. 쓰지 않는 것을 지워주세요.` });
      return insert(transaction);
    }),
  );
}

/** Reports a duplicate name. The unique index notices, even if two calls race. */
export async function rejectDuplicates<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('NAME_TAKEN') : error;
  }
}

export const isUniqueViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505';

export function requireName(text: string): string {
  const message = describeNameProblem(text, '이름', MAX_PERSON_NAME_LENGTH);
  if (message === null) return tidyName(text);
  throw new DomainError('VALIDATION', { fieldErrors: [{ field: 'name', message }] });
}
