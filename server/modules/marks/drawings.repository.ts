import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { generateBase62 } from '../../security/random-code.ts';

type MarkUse = components['schemas']['MarkUse'];
type DrawnFor = { receiverUuid: string } | { userUuid: string; use: MarkUse; name: string };

const GOOD_FOR_MS = 10 * 60_000;

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** Starts a new drawing and replaces earlier ones, because people only use one phone. */
export async function openDrawing(transaction: Transaction<DB>, drawnFor: DrawnFor, at: Date) {
  const code = generateBase62();
  const expiresAt = new Date(at.getTime() + GOOD_FOR_MS);
  const earlier = transaction.deleteFrom('receiverDrawings');
  await (
    'receiverUuid' in drawnFor
      ? earlier.where('receiverUuid', '=', drawnFor.receiverUuid)
      : earlier.where('userUuid', '=', drawnFor.userUuid)
  ).execute();
  await transaction
    .insertInto('receiverDrawings')
    .values({ codeSha256: hashOf(code), ...drawnFor, createdAt: at, expiresAt })
    .execute();
  return { code, expiresAt };
}

export async function findDrawing(connection: Connection, code: string) {
  const row = await connection
    .selectFrom('receiverDrawings as d')
    .leftJoin('receivers as r', 'r.receiverUuid', 'd.receiverUuid')
    .select(['r.receiverUuid', 'd.markUuid', 'd.expiresAt', 'r.contractId', 'd.userUuid', 'd.name'])
    .select(sql<MarkUse | null>`d.use`.as('use'))
    .where('d.codeSha256', '=', hashOf(code))
    .executeTakeFirst();
  if (!row) return undefined;
  const { receiverUuid, contractId, userUuid, use, name, ...drawing } = row;
  return {
    ...drawing,
    place: receiverUuid !== null && contractId !== null ? { receiverUuid, contractId } : null,
    kept: userUuid !== null && use !== null && name !== null ? { userUuid, use, name } : null,
  };
}

export async function closeDrawing(transaction: Transaction<DB>, code: string, markUuid: string) {
  await transaction.updateTable('receiverDrawings').set({ markUuid }).where('codeSha256', '=', hashOf(code)).execute();
}

export async function removeDrawings(transaction: Transaction<DB>, receiverUuid: string) {
  await transaction.deleteFrom('receiverDrawings').where('receiverUuid', '=', receiverUuid).execute();
}
