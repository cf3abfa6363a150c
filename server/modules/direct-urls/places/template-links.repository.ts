import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { NOW } from '../../contracts/core/contracts.repository.ts';

type Slot = {
  slotUuid: string;
  person: 'ASK' | 'FIXED' | 'SENDER';
  role: 'SIGNER' | 'APPROVER' | 'VIEWER';
  order: number | null;
};

const HAS_NOT_ENDED = sql<boolean>`state <> 'ENDED' and removed_at is null and (ends_at is null or ends_at > now())`;

/**
 * The slot that visitors can take: the only one that is open, and nobody acts before it. Null if a template has none, or
 * one that only reads.
 */
export function findVisitorSlot<Given extends Slot>(slots: readonly Given[]): Given | null {
  const [slot, ...others] = slots.filter(({ person }) => person === 'ASK');
  if (!slot || others.length > 0 || slot.role === 'VIEWER') return null;
  return slots.some(({ order }) => order !== null && order < (slot.order ?? 1)) ? null : slot;
}

/** Ends the links of a template that is no longer used. */
export const endLinksOfTemplate = (transaction: Transaction<DB>, templateUuid: string) =>
  transaction
    .updateTable('directUrls')
    .set({ state: 'ENDED', reason: 'TEMPLATE_RETIRED', movedAt: NOW })
    .where('templateUuid', '=', templateUuid)
    .where(HAS_NOT_ENDED)
    .execute();

/** Counts what still makes contracts of a template: batches and links that have not ended. */
export async function countUsesOfTemplate(connection: Connection, templateUuid: string) {
  const { rows } = await sql<{ batches: number; links: number }>`
    select (select count(*)::integer from batches where template_uuid = ${templateUuid}
              and state in ('SCHEDULED', 'RUNNING', 'PAUSED')) as batches,
           (select count(*)::integer from direct_urls where template_uuid = ${templateUuid} and ${HAS_NOT_ENDED}) as links`.execute(
    connection,
  );
  return rows[0] ?? { batches: 0, links: 0 };
}

/** Counts the links that are on and whose visitors would have no place in these slots. */
export async function countUnfittingLinks(connection: Connection, templateUuid: string, slots: readonly Slot[]) {
  const slotUuid = findVisitorSlot(slots)?.slotUuid ?? null;
  const { links } = await connection
    .selectFrom('directUrls')
    .select((eb) => eb.fn.countAll<number>().as('links'))
    .where('templateUuid', '=', templateUuid)
    .where('state', '=', 'ON')
    .where(HAS_NOT_ENDED)
    .where(sql<boolean>`slot_uuid is distinct from ${slotUuid}::uuid`)
    .executeTakeFirstOrThrow();
  return links;
}

export async function pauseUnfittingLinks(transaction: Transaction<DB>, templateUuid: string, slots: readonly Slot[]) {
  const slotUuid = findVisitorSlot(slots)?.slotUuid ?? null;
  await transaction
    .updateTable('directUrls')
    .set({ state: 'PAUSED', reason: 'TEMPLATE_CHANGED', movedAt: NOW })
    .where('templateUuid', '=', templateUuid)
    .where('state', '=', 'ON')
    .where('removedAt', 'is', null)
    .where(sql<boolean>`slot_uuid is distinct from ${slotUuid}::uuid`)
    .execute();
}
