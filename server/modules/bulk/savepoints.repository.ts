import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';

/** Sets a savepoint, so that one failed action doesn't end the transaction. */
export const setSavepoint = (transaction: Transaction<DB>) => sql`savepoint one`.execute(transaction);

export const releaseSavepoint = (transaction: Transaction<DB>) => sql`release savepoint one`.execute(transaction);

export const rollBackToSavepoint = (transaction: Transaction<DB>) =>
  sql`rollback to savepoint one`.execute(transaction);
