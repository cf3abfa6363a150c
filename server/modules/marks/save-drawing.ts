import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { components } from '#openapi';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Secrets } from '../../security/secrets.ts';
import { closeDrawing, findDrawing } from './drawings.repository.ts';
import { clearDefault, lockMarks, MAX_MARKS } from './mark-order.repository.ts';
import { createUserMarkRepository, type MarkUse } from './user-marks.repository.ts';

type Kept = { userUuid: string; use: MarkUse; name: string };

/** Saves a drawing from a phone as the member's mark. If two phones submit it, the second finds it saved. */
export async function saveDrawing(
  transaction: Transaction<DB>,
  secrets: Secrets,
  { code, mark, at }: { code: string; mark: components['schemas']['DrawnMark']; at: Date },
  { userUuid, use, name }: Kept,
) {
  const held = await lockMarks(transaction, userUuid);
  const drawing = await findDrawing(transaction, code);
  if (!drawing || drawing.markUuid !== null || drawing.expiresAt <= at || held.length >= MAX_MARKS)
    throw new DomainError('DRAWING_OVER');
  const markId = uuidv7();
  const isDefault = !held.some((one) => one.use === use);
  if (isDefault) await clearDefault(transaction, userUuid, use);
  const position = held.length;
  await createUserMarkRepository(secrets).add(transaction, {
    markId,
    userUuid,
    use,
    name,
    mark,
    pictureSha256: null,
    isDefault,
    position,
    createdAt: at,
  });
  await closeDrawing(transaction, code, markId);
}
