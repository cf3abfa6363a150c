import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { components } from '#openapi';
import type { DB } from '../../database/schema.gen.d.ts';

export type LedgerKind = components['schemas']['SealLedgerKind'];
type By = {
  sealId: string;
  organizationMemberUuid: string;
  at: Date;
};
type Act = By & { kind: Exclude<LedgerKind, 'USED'>; subjectUuid?: string; note?: string | null };

export async function writeLedgerEntry(transaction: Transaction<DB>, { sealId, note, subjectUuid, ...act }: Act) {
  await transaction
    .insertInto('sealLedger')
    .values({ ...act, entryUuid: uuidv7(), sealUuid: sealId, note: note ?? null, subjectUuid: subjectUuid ?? null })
    .execute();
}

/**
 * Records a use of a seal in the transaction that sends the document, so that the ledger has every use and no other.
 */
export async function writeSealUse(
  transaction: Transaction<DB>,
  { sealId, ...use }: By & { contractId: string; places: number },
) {
  await transaction
    .insertInto('sealLedger')
    .values({ ...use, entryUuid: uuidv7(), sealUuid: sealId, kind: 'USED' })
    .execute();
}
