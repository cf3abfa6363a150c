import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { DATABASE_NOW } from '../../contracts/core/contracts.repository.ts';

type Slot = {
  slotUuid: string;
  person: 'ASK' | 'FIXED' | 'SENDER';
  role: 'SIGNER' | 'APPROVER' | 'VIEWER';
  order: number | null;
};

const HAS_NOT_ENDED = sql<boolean>`state <> 'ENDED' and removed_at is null and (ends_at is null or ends_at > now())`;

/**
 * Finds the slot for visitors: the only open one, if nobody acts before it. Returns null if there is none or it is a
 * viewer's.
 */
export function findVisitorSlot<Given extends Slot>(slots: readonly Given[]): Given | null {
  const [slot, ...others] = slots.filter(({ person }) => person === 'ASK');
  if (!slot || others.length > 0 || slot.role === 'VIEWER') return null;
  return slots.some(({ order }) => order !== null && order < (slot.order ?? 1)) ? null : slot;
}

/** True if the link is on, or only paused because its template is retired. */
const IS_ON = sql<boolean>`(state = 'ON' or (state = 'PAUSED' and reason = 'TEMPLATE_RETIRED'))`;

/** Pauses a retired template's active links. Others keep their state. */
export const pauseTemplateLinks = (transaction: Transaction<DB>, templateUuid: string) =>
  transaction
    .updateTable('directUrls')
    .set({ state: 'PAUSED', reason: 'TEMPLATE_RETIRED', movedAt: DATABASE_NOW })
    .where('templateUuid', '=', templateUuid)
    .where('state', '=', 'ON')
    .where('removedAt', 'is', null)
    .execute();

/** Switches on the links that were paused with their template, if the visitor's slot is still the same. */
export async function resumeTemplateLinks(transaction: Transaction<DB>, templateUuid: string, slots: readonly Slot[]) {
  await transaction
    .updateTable('directUrls')
    .set({ state: 'ON', reason: null, movedAt: DATABASE_NOW })
    .where('templateUuid', '=', templateUuid)
    .where('state', '=', 'PAUSED')
    .where('reason', '=', 'TEMPLATE_RETIRED')
    .where('removedAt', 'is', null)
    .execute();
  await pauseUnfittingLinks(transaction, templateUuid, slots);
}

export async function countTemplateUses(connection: Connection, templateUuid: string) {
  const { rows } = await sql<{ batches: number; links: number }>`
    select (select count(*)::integer from batches where template_uuid = ${templateUuid}
              and state in ('SCHEDULED', 'RUNNING', 'PAUSED')) as batches,
           (select count(*)::integer from direct_urls where template_uuid = ${templateUuid} and ${HAS_NOT_ENDED}) as links`.execute(
    connection,
  );
  return rows[0] ?? { batches: 0, links: 0 };
}

/** Counts links that are on, or paused with the template, whose visitors wouldn't fit into these slots. */
export async function countIncompatibleLinks(connection: Connection, templateUuid: string, slots: readonly Slot[]) {
  const slotUuid = findVisitorSlot(slots)?.slotUuid ?? null;
  const { links } = await connection
    .selectFrom('directUrls')
    .select((eb) => eb.fn.countAll<number>().as('links'))
    .where('templateUuid', '=', templateUuid)
    .where(IS_ON)
    .where(HAS_NOT_ENDED)
    .where(sql<boolean>`slot_uuid is distinct from ${slotUuid}::uuid`)
    .executeTakeFirstOrThrow();
  return links;
}

async function pauseUnfittingLinks(transaction: Transaction<DB>, templateUuid: string, slots: readonly Slot[]) {
  const slotUuid = findVisitorSlot(slots)?.slotUuid ?? null;
  await transaction
    .updateTable('directUrls')
    .set({ state: 'PAUSED', reason: 'TEMPLATE_CHANGED', movedAt: DATABASE_NOW })
    .where('templateUuid', '=', templateUuid)
    .where('state', '=', 'ON')
    .where('removedAt', 'is', null)
    .where(sql<boolean>`slot_uuid is distinct from ${slotUuid}::uuid`)
    .execute();
}
