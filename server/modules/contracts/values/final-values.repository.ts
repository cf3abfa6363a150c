import type { Transaction } from 'kysely';
import type { components } from '#openapi';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Secrets } from '../../../security/secrets.ts';
import type { Mark } from './drafts.repository.ts';

type Annotation = components['schemas']['Annotation'];
/** What somebody who has finished gave: nothing hidden, nothing empty. Of a picture or file, its attachment. */
export type FinalValues = {
  values: Record<string, string>;
  /** By field, and by id: one drawing may stand in many fields. */
  markRefs: Record<string, string>;
  marks: Record<string, Mark>;
  annotations: Annotation[];
};
export type FinalsByReceiver = ReadonlyMap<string, FinalValues>;

/** Bound to its receiver, but for rows of before. */
type SealedRow = { receiverUuid: string; contentEnc: Buffer; bound: boolean };

export const FINAL = 'receiver-final';

/** Nobody reads it from the table alone. */
export function createFinalValues(secrets: Secrets) {
  function tryToOpen({ receiverUuid, contentEnc, bound }: SealedRow): FinalValues | null {
    try {
      return JSON.parse(secrets.open(FINAL, contentEnc, bound ? receiverUuid : ''));
    } catch {
      // Of another key, of another receiver, or of bytes that were exchanged: whoever judges the contract says so.
      return null;
    }
  }

  async function readAll(connection: Connection, contractId: string) {
    const rows = await connection
      .selectFrom('receiverValues as v')
      .innerJoin('receivers as r', 'r.receiverUuid', 'v.receiverUuid')
      .select(['v.receiverUuid', 'v.contentEnc', 'v.bound'])
      .where('r.contractId', '=', contractId)
      .execute();
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
    /** What cannot be decrypted is shown to nobody, and nothing is sealed as long as it is there. */
    async listOf(connection: Connection, contractId: string): Promise<FinalsByReceiver> {
      return (await readAll(connection, contractId)).finals;
    },
    async keep(transaction: Transaction<DB>, receiverUuid: string, final: FinalValues) {
      const row = { contentEnc: secrets.seal(FINAL, JSON.stringify(final), receiverUuid), bound: true };
      await transaction
        .insertInto('receiverValues')
        .values({ receiverUuid, ...row })
        .onConflict((conflict) => conflict.column('receiverUuid').doUpdateSet(row))
        .execute();
    },
  };
}

/** Whether a receiver has given something already: then it is a value that was asked for again. */
export async function hasFinal(connection: Connection, receiverUuid: string) {
  const row = await connection
    .selectFrom('receiverValues')
    .select('receiverUuid')
    .where('receiverUuid', '=', receiverUuid)
    .executeTakeFirst();
  return row !== undefined;
}

/** Mark or text, a field's value names one of them. */
export const readFinalValue = ({ values, markRefs }: FinalValues, fieldId: string): string | null =>
  values[fieldId] ?? markRefs[fieldId] ?? null;

/** The attachments that it is drawn from. */
export function attachmentsOf({ values, marks, annotations }: FinalValues, isAttachment: (fieldId: string) => boolean) {
  return new Set([
    ...Object.entries(values).flatMap(([fieldId, value]) => (isAttachment(fieldId) ? value : [])),
    ...Object.values(marks).flatMap((mark) => (mark.kind === 'IMAGE' ? mark.fileId : [])),
    ...annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? drawn.bitmapId : [])),
  ]);
}
