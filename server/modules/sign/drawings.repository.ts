import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { randomBase62 } from '../../security/random-code.ts';

const GOOD_FOR_MS = 10 * 60_000;

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** The newest takes the place of earlier ones: only one phone is held in front of a computer. */
export async function openDrawing(transaction: Transaction<DB>, receiverUuid: string, at: Date) {
  const code = randomBase62();
  const expiresAt = new Date(at.getTime() + GOOD_FOR_MS);
  await transaction.deleteFrom('receiverDrawings').where('receiverUuid', '=', receiverUuid).execute();
  await transaction
    .insertInto('receiverDrawings')
    .values({ codeSha256: hashOf(code), receiverUuid, createdAt: at, expiresAt })
    .execute();
  return { code, expiresAt };
}

export const findDrawing = (connection: Connection, code: string) =>
  connection
    .selectFrom('receiverDrawings as d')
    .innerJoin('receivers as r', 'r.receiverUuid', 'd.receiverUuid')
    .select(['r.receiverUuid', 'd.markUuid', 'd.expiresAt', 'r.contractId'])
    .where('d.codeSha256', '=', hashOf(code))
    .executeTakeFirst();

export async function closeDrawing(transaction: Transaction<DB>, code: string, markUuid: string) {
  await transaction.updateTable('receiverDrawings').set({ markUuid }).where('codeSha256', '=', hashOf(code)).execute();
}
