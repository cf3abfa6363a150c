import { sql } from 'kysely';
import type { components } from '#openapi';
import type { Plans } from '../../content/plans.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { allocateLots } from './allocate.ts';
import type { CreditNeed } from './needs.ts';
import { listUsableLots, lockUsableLots } from './plan-lots.ts';
import { refillIfLow } from './refills.repository.ts';
import {
  linkUsesToContracts,
  linkMessageToUse,
  linkMessagesToUses,
  holdCreditUses,
  listDocumentUseStates,
  returnCreditUses,
  spendCreditUses,
  type RowContract,
  type SentText,
  type CreditUseTarget,
} from './uses.repository.ts';

type ContractRef = { organizationUuid: string; contractId: string };
type TextRef = { contractId: string; receiverUuid: string | null; messageUuid: string };
/** Why a text message is sent: the receiver needs it to continue, a member asked for it, or it only informs. */
export type TextReason = 'NEEDED' | 'ASKED_FOR' | 'TOLD';
export type SendingCost = components['schemas']['SendingCost'];
export type Credits = ReturnType<typeof createCredits> | typeof NO_CREDITS;

/**
 * Charges organisations for what they send. Sending holds a contract's units, which are later spent or returned.
 * Callers must have locked the contract and its chain.
 */
export function createCredits({ plans, now }: { plans: Plans; now: () => Date }) {
  const { costs } = plans;

  async function hold(
    transaction: Connection,
    organizationUuid: string,
    needs: readonly (CreditNeed & CreditUseTarget)[],
  ): Promise<void> {
    if (needs.length === 0) return;
    const at = now();
    const lots = await lockUsableLots(transaction, plans, organizationUuid, at);
    const { allocated, credits, available } = allocateLots(lots, needs, costs);
    if (credits > available) throw new DomainError('CREDIT_SHORT', { credit: { needed: credits, available } });
    await holdCreditUses(transaction, { organizationUuid, cause: 'SENDING', at }, allocated);
    if (credits > 0) await refillIfLow(transaction, organizationUuid, available - credits);
  }

  /**
   * Holds units for a batch's rows, which all need the same. If the balance is too small, holds them for as many rows
   * as possible, in order. Throws if that is none, or if all rows are required.
   */
  async function holdRows(
    transaction: Connection,
    { organizationUuid, batchUuid, rowUuids, needs }: Rows,
    { someAreEnough }: { someAreEnough: boolean },
  ): Promise<void> {
    const at = now();
    const lots = await lockUsableLots(transaction, plans, organizationUuid, at);
    const wanted = rowUuids.flatMap((rowUuid) => needs.map((need) => ({ ...need, batchUuid, rowUuid })));
    const all = allocateLots(lots, wanted, costs);
    const rows = countWhole(all.allocated, needs.length);
    const isShort = rows < rowUuids.length;
    if (isShort && (!someAreEnough || rows === 0))
      throw new DomainError('CREDIT_SHORT', { credit: { needed: all.credits, available: all.available, rows } });
    // Allocates again for the first rows only, because a later row may have taken units that an earlier one couldn't
    // use.
    const held = isShort ? allocateLots(lots, wanted.slice(0, rows * needs.length), costs) : all;
    await holdCreditUses(transaction, { organizationUuid, cause: 'BATCH', at }, held.allocated);
    if (held.credits > 0) await refillIfLow(transaction, organizationUuid, held.available - held.credits);
  }

  /** Takes the units of a single use. Returns false, taking nothing, if the balance is too small. */
  async function takeIfEnough(
    transaction: Connection,
    organizationUuid: string,
    need: CreditNeed & CreditUseTarget,
  ): Promise<boolean> {
    const at = now();
    const lots = await lockUsableLots(transaction, plans, organizationUuid, at);
    const { allocated, credits, available } = allocateLots(lots, [need], costs);
    await holdCreditUses(transaction, { organizationUuid, cause: 'SENDING', at }, allocated);
    // Requests a refill even if the balance was too small, because nobody may be around to notice.
    if (credits > 0) await refillIfLow(transaction, organizationUuid, Math.max(0, available - credits));
    return allocated.length > 0;
  }

  return {
    isCounted: true as boolean,
    hold,
    holdRows,
    /** Assigns the units held for rows to their contracts, and to text messages. */
    async assignRows(transaction: Connection, made: readonly RowContract[], texts: readonly SentText[]) {
      await linkUsesToContracts(transaction, made);
      if (texts.length > 0) await linkMessagesToUses(transaction, texts);
    },
    /** Returns the credits of a row that won't become a contract, or of all such rows of a batch. */
    async returnRows(transaction: Connection, rows: { batchUuid: string; rowUuid?: string }) {
      const ofBatch = sql`batch_uuid = ${rows.batchUuid} and contract_id is null`;
      const which = rows.rowUuid === undefined ? ofBatch : sql`${ofBatch} and row_uuid = ${rows.rowUuid}`;
      await returnCreditUses(transaction, { which, cause: 'ENDED', at: now() });
    },
    async estimate(
      connection: Connection,
      organizationUuid: string,
      needs: readonly CreditNeed[],
    ): Promise<SendingCost | null> {
      const lots = await listUsableLots(connection, plans, organizationUuid, now());
      const { fromPlan, credits, available } = allocateLots(lots, needs, costs);
      const count = (kind: CreditNeed['kind']) => needs.filter((need) => need.kind === kind).length;
      return {
        fromPlan,
        documents: count('DOCUMENT'),
        texts: count('TEXT'),
        identities: count('IDENTITY'),
        credits,
        available,
        missing: Math.max(0, credits - available),
      };
    },
    /** Counts the rows, from the first, that the balance covers, if each has the same needs. */
    async countCovered(
      connection: Connection,
      { organizationUuid, needs, rows }: { organizationUuid: string; needs: readonly CreditNeed[]; rows: number },
    ): Promise<number> {
      const lots = await listUsableLots(connection, plans, organizationUuid, now());
      const wanted = Array.from({ length: rows }, (_, row) => needs.map((need) => ({ ...need, rowUuid: `${row}` })));
      return countWhole(allocateLots(lots, wanted.flat(), costs).allocated, needs.length);
    },
    /**
     * Pays for a text message, and returns whether it may be sent. Messages that a receiver needs always may, and use
     * the credits held for the receiver first. Throws if a member asked for the message and the balance is too small.
     */
    async payText(transaction: Connection, { contractId, receiverUuid, messageUuid }: TextRef, reason: TextReason) {
      const isNeeded = reason === 'NEEDED';
      if (isNeeded && receiverUuid && (await linkMessageToUse(transaction, { contractId, receiverUuid, messageUuid })))
        return true;
      const organizationUuid = await findOrganization(transaction, contractId);
      const need = { kind: 'TEXT', receiverUuid, contractId, messageUuid } as const;
      if (reason === 'ASKED_FOR') await hold(transaction, organizationUuid, [need]);
      return reason === 'ASKED_FOR' || (await takeIfEnough(transaction, organizationUuid, need)) || isNeeded;
    },
    async spendText(transaction: Connection, messageUuid: string) {
      await spendCreditUses(transaction, { which: sql`message_uuid = ${messageUuid}`, cause: 'TEXT', at: now() });
    },
    /** Returns what a text message cost. Delivery can fail even after a message was accepted. */
    async returnText(transaction: Connection, messageUuid: string) {
      const which = sql`message_uuid = ${messageUuid}`;
      await returnCreditUses(transaction, { which, cause: 'TEXT_FAILED', at: now(), spentToo: true });
    },
    /**
     * Spends a document's credit when somebody first opens it. Takes it from the balance if it was returned because
     * nobody could be reached. The document opens even if the balance is empty.
     */
    async spendDocument(transaction: Connection, { organizationUuid, contractId }: ContractRef) {
      const which = sql`contract_id = ${contractId} and kind = 'DOCUMENT'`;
      if (await spendCreditUses(transaction, { which, cause: 'OPENED', at: now() })) return;
      const states = await listDocumentUseStates(transaction, contractId);
      if (states.length === 0 || states.includes('SPENT')) return;
      const need = { kind: 'DOCUMENT', receiverUuid: null, contractId } as const;
      if (await takeIfEnough(transaction, organizationUuid, need))
        await spendCreditUses(transaction, { which, cause: 'OPENED', at: now() });
    },
    /** Spends an identity check's credit when the provider has identified somebody, even the wrong person. */
    async spendIdentity(transaction: Connection, receiverUuid: string) {
      const contract = sql`(select contract_id from receivers where receiver_uuid = ${receiverUuid})`;
      const which = sql`contract_id = ${contract} and receiver_uuid = ${receiverUuid} and kind = 'IDENTITY'`;
      await spendCreditUses(transaction, { which, cause: 'VERIFIED', at: now() });
    },
    /** Returns a document's credit if nobody could be reached. The next attempt holds it again. */
    async returnDocument(transaction: Connection, contractId: string) {
      const which = sql`contract_id = ${contractId} and kind = 'DOCUMENT'`;
      await returnCreditUses(transaction, { which, cause: 'UNREACHABLE', at: now() });
    },
    async holdDocumentAgain(transaction: Connection, { organizationUuid, contractId }: ContractRef) {
      const states = await listDocumentUseStates(transaction, contractId);
      if (states.length === 0 || states.some((state) => state !== 'RETURNED')) return;
      await hold(transaction, organizationUuid, [{ kind: 'DOCUMENT', receiverUuid: null, contractId }]);
    },
    /**
     * Returns what an ended contract still held. Text messages in transit are settled by their delivery report. A
     * contract that we failed to seal costs nothing.
     */
    async returnHeld(transaction: Connection, contractId: string, { isOurFault = false } = {}) {
      const at = now();
      const held = sql`contract_id = ${contractId} and message_uuid is null`;
      await returnCreditUses(transaction, { which: held, cause: 'ENDED', at });
      if (!isOurFault) return;
      const which = sql`contract_id = ${contractId} and kind = 'DOCUMENT'`;
      await returnCreditUses(transaction, { which, cause: 'ENDED', at, spentToo: true });
    },
    /** Holds units for a contract that is reopened after its deadline. A document that was opened stays paid for. */
    async holdAgain(
      transaction: Connection,
      { organizationUuid, contractId }: ContractRef,
      needs: readonly CreditNeed[],
    ) {
      const states = await listDocumentUseStates(transaction, contractId);
      if (states.length === 0) return;
      const isPaid = states.some((state) => state !== 'RETURNED');
      const missing = needs.filter(({ kind }) => kind !== 'DOCUMENT' || !isPaid);
      await hold(
        transaction,
        organizationUuid,
        missing.map((need) => ({ ...need, contractId })),
      );
    },
  };
}

type Rows = { organizationUuid: string; batchUuid: string; rowUuids: readonly string[]; needs: readonly CreditNeed[] };

/** Counts the rows, from the first, that got everything they need. */
function countWhole(allocated: readonly { need: { rowUuid: string } }[], needsOfRow: number): number {
  const counts = new Map<string, number>();
  for (const { need } of allocated) counts.set(need.rowUuid, (counts.get(need.rowUuid) ?? 0) + 1);
  return [...counts.values()].filter((count) => count === needsOfRow).length;
}

async function findOrganization(connection: Connection, contractId: string) {
  const { organizationUuid } = await connection
    .selectFrom('contracts')
    .select('organizationUuid')
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow();
  return organizationUuid;
}

const nothing = () => Promise.resolve();

/** For billing that is off: charges and counts nothing. */
export const NO_CREDITS = {
  isCounted: false as boolean,
  hold: nothing,
  holdRows: nothing,
  assignRows: nothing,
  returnRows: nothing,
  estimate: (): Promise<SendingCost | null> => Promise.resolve(null),
  countCovered: (_: Connection, { rows }: { rows: number }) => Promise.resolve(rows),
  payText: () => Promise.resolve(true),
  spendText: nothing,
  returnText: nothing,
  spendDocument: nothing,
  spendIdentity: nothing,
  returnDocument: nothing,
  holdDocumentAgain: nothing,
  returnHeld: nothing,
  holdAgain: nothing,
};
