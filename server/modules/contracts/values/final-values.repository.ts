import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { components } from '#openapi';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { defineStatement } from '../../../database/statements.ts';
import type { Secrets } from '../../../security/secrets.ts';
import type { Mark } from './drafts.repository.ts';

type Annotation = components['schemas']['Annotation'];
/**
 * The values of a receiver who has finished, without hidden or empty fields. An image's or file's value is the
 * attachment's id.
 */
export type FinalValues = {
  values: Record<string, string>;
  /** References by field and marks by id, because several fields can use the same drawing. */
  markRefs: Record<string, string>;
  marks: Record<string, Mark>;
  annotations: Annotation[];
};
export type FinalsByReceiver = ReadonlyMap<string, FinalValues>;

/** `bound` is false for older rows, whose ciphertext isn't bound to the receiver. */
type SealedRow = { receiverUuid: string; contentEnc: Buffer; bound: boolean };

export const FINAL_PURPOSE = 'receiver-final';

const selectFinalValues = defineStatement('final values: of contracts', (queries, contractIds: RawBuilder<string[]>) =>
  queries
    .selectFrom('receiverValues as v')
    .innerJoin('receivers as r', 'r.receiverUuid', 'v.receiverUuid')
    .select(['v.receiverUuid', 'v.contentEnc', 'v.bound'])
    .where(sql<boolean>`r.contract_id = any (${contractIds}::uuid[])`),
);

export function createFinalValues(secrets: Secrets) {
  function tryToOpen({ receiverUuid, contentEnc, bound }: SealedRow): FinalValues | null {
    try {
      return JSON.parse(secrets.open(FINAL_PURPOSE, contentEnc, bound ? receiverUuid : ''));
    } catch {
      // The key or the receiver is wrong, or the bytes were altered. The comparison with the chain reports it.
      return null;
    }
  }

  async function readAll(connection: Connection, ...contractIds: string[]) {
    const { rows } = await selectFinalValues(connection, contractIds);
    const finals = new Map<string, FinalValues>();
    const unreadable = new Set<string>();
    for (const row of rows) {
      const { receiverUuid } = row;
      const final = tryToOpen(row);
      if (final) finals.set(receiverUuid, final);
      else unreadable.add(receiverUuid);
    }
    return { finals, unreadable };
  }

  return {
    readAll,
    /**
     * Lists final values, without any that can't be decrypted. The comparison with the chain reports those, and sealing
     * stops.
     */
    async listOf(connection: Connection, ...contractIds: string[]): Promise<FinalsByReceiver> {
      return (await readAll(connection, ...contractIds)).finals;
    },
    async keep(transaction: Transaction<DB>, receiverUuid: string, final: FinalValues) {
      const row = { contentEnc: secrets.seal(FINAL_PURPOSE, JSON.stringify(final), receiverUuid), bound: true };
      await transaction
        .insertInto('receiverValues')
        .values({ receiverUuid, ...row })
        .onConflict((conflict) => conflict.column('receiverUuid').doUpdateSet(row))
        .execute();
    },
  };
}

/** Returns whether a receiver has finished before. If so, they are now answering a value request. */
export async function hasFinalValues(connection: Connection, receiverUuid: string) {
  const row = await connection
    .selectFrom('receiverValues')
    .select('receiverUuid')
    .where('receiverUuid', '=', receiverUuid)
    .executeTakeFirst();
  return row !== undefined;
}

export const findFinalValue = ({ values, markRefs }: FinalValues, fieldId: string): string | null =>
  values[fieldId] ?? markRefs[fieldId] ?? null;

export function listUsedAttachments(
  { values, marks, annotations }: FinalValues,
  isAttachment: (fieldId: string) => boolean,
) {
  return new Set([
    ...Object.entries(values).flatMap(([fieldId, value]) => (isAttachment(fieldId) ? value : [])),
    ...Object.values(marks).flatMap((mark) => (mark.kind === 'IMAGE' ? mark.fileId : [])),
    ...annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? drawn.bitmapId : [])),
  ]);
}
