import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';

/** Sets the savepoint to which one failed action is rolled back, so that the transaction can continue. */
export const setSavepoint = (transaction: Transaction<DB>) => sql`savepoint one`.execute(transaction);

export const releaseSavepoint = (transaction: Transaction<DB>) => sql`release savepoint one`.execute(transaction);

export const rollBackToSavepoint = (transaction: Transaction<DB>) =>
  sql`rollback to savepoint one`.execute(transaction);
