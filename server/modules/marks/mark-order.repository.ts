import { sql, type Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { MarkUse } from './user-marks.repository.ts';

export const MAX_MARKS = 20;

type Held = Awaited<ReturnType<typeof lockMarks>>;

/** Locks a user's marks, so that nobody else can change them until the transaction ends. */
export async function lockMarks(transaction: Transaction<DB>, userUuid: string) {
  const account = await transaction
    .selectFrom('users')
    .select('userUuid')
    .where('userUuid', '=', userUuid)
    .where('withdrawnAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new DomainError('UNAUTHENTICATED');
  return transaction
    .selectFrom('userMarks')
    .select(['markUuid', 'isDefault', 'version', sql<MarkUse>`use`.as('use')])
    .where('userUuid', '=', userUuid)
    .orderBy('position')
    .orderBy('markUuid')
    .execute();
}

export function requireMarkCapacity(held: Held) {
  if (held.length < MAX_MARKS) return;
  const message = `서명과 도장은 ${MAX_MARKS}개까지 둘 수 있어요. 쓰지 않는 것을 지워주세요.`;
  throw new DomainError('TOO_MANY', { message });
}

export const clearDefault = (transaction: Transaction<DB>, userUuid: string, use: MarkUse) =>
  transaction
    .updateTable('userMarks')
    .set({ isDefault: false })
    .where('userUuid', '=', userUuid)
    .where('use', '=', use)
    .where('isDefault', '=', true)
    .execute();

type Change = { name: string | undefined; isDefault: true | undefined };

export async function changeMark(transaction: Transaction<DB>, markUuid: string, { name, isDefault }: Change) {
  await transaction
    .updateTable('userMarks')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(name !== undefined && { name }),
      ...(isDefault && { isDefault }),
    }))
    .where('markUuid', '=', markUuid)
    .execute();
}

export async function moveMark(transaction: Transaction<DB>, held: Held, markId: string, position: number) {
  const others = held.flatMap(({ markUuid }) => (markUuid === markId ? [] : markUuid));
  await putInOrder(transaction, others.toSpliced(position, 0, markId));
}

/**
 * Removes a mark. If it was the default, the next one of the same use becomes the default. Returns the hash of bytes
 * that nothing needs any more.
 */
export async function removeMark(transaction: Transaction<DB>, held: Held, markId: string) {
  const gone = await transaction
    .deleteFrom('userMarks')
    .where('markUuid', '=', markId)
    .returning(['isDefault', 'use', 'pictureSha256'])
    .executeTakeFirstOrThrow();
  const left = held.filter(({ markUuid }) => markUuid !== markId);
  await putInOrder(
    transaction,
    left.map(({ markUuid }) => markUuid),
  );
  const heir = gone.isDefault && left.find(({ use }) => use === gone.use);
  if (heir)
    await transaction.updateTable('userMarks').set({ isDefault: true }).where('markUuid', '=', heir.markUuid).execute();
  return gone.pictureSha256;
}

async function putInOrder(transaction: Transaction<DB>, markUuids: readonly string[]) {
  for (const [position, markUuid] of markUuids.entries())
    await transaction.updateTable('userMarks').set({ position }).where('markUuid', '=', markUuid).execute();
}
