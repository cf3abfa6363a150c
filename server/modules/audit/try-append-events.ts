import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { NewEvent } from '../../audit/events.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { AlertCause } from '../alerts/causes/cause-alerts.ts';
import { appendEvents } from './contract-events.repository.ts';

/**
 * Returns whether the database rejected an event because its index is taken or it doesn't link to the head. Either way,
 * the chain and its head disagree.
 */
export const isChainRefusal = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  (error.code === '23001' || (error.code === '23505' && error.table === 'contract_events'));

/**
 * Appends events for an action that must succeed even if the chain is broken. Returns false, without moving a head, if
 * the chain accepts no more events.
 *
 * The savepoint isn't released, because the end of the transaction does that without a round trip.
 */
export async function tryAppendEvents(
  transaction: Transaction<DB>,
  contractId: string,
  events: readonly NewEvent[],
  causes: readonly AlertCause[] = [],
) {
  await sql`savepoint before_events`.execute(transaction);
  try {
    await appendEvents(transaction, contractId, events, causes);
    return true;
  } catch (error) {
    if (!isChainRefusal(error)) throw error;
    await sql`rollback to savepoint before_events`.execute(transaction);
    return false;
  }
}
