import { sql, type Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { MarkUse } from './user-marks.repository.ts';

export const MAX_MARKS = 20;

type Held = Awaited<ReturnType<typeof holdMarks>>;

/** In their order. Nobody else changes any of them before the transaction ends. */
export async function holdMarks(transaction: Transaction<DB>, userUuid: string) {
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

export function requireRoom(held: Held) {
  if (held.length < MAX_MARKS) return;
  throw new DomainError('TOO_MANY', {
    message: `서명과 도장은 ${MAX_MARKS}개까지 둘 수 있어요. 쓰지 않는 것을 지워주세요.`,
  });
}

/** Which of them stands where, and which is taken where none is chosen. All of it while they are held. */
export function createMarkOrder() {
  const dropDefault = (transaction: Transaction<DB>, userUuid: string, use: MarkUse) =>
    transaction
      .updateTable('userMarks')
      .set({ isDefault: false })
      .where('userUuid', '=', userUuid)
      .where('use', '=', use)
      .where('isDefault', '=', true)
      .execute();
  const number = async (transaction: Transaction<DB>, markUuids: readonly string[]) => {
    for (const [position, markUuid] of markUuids.entries())
      await transaction.updateTable('userMarks').set({ position }).where('markUuid', '=', markUuid).execute();
  };

  return {
    dropDefault,
    async change(
      transaction: Transaction<DB>,
      markUuid: string,
      { name, isDefault }: { name: string | undefined; isDefault: true | undefined },
    ) {
      await transaction
        .updateTable('userMarks')
        .set((eb) => ({
          version: eb('version', '+', 1),
          ...(name !== undefined && { name }),
          ...(isDefault && { isDefault }),
        }))
        .where('markUuid', '=', markUuid)
        .execute();
    },
    async move(transaction: Transaction<DB>, held: Held, markId: string, position: number) {
      const others = held.flatMap(({ markUuid }) => (markUuid === markId ? [] : markUuid));
      await number(transaction, others.toSpliced(position, 0, markId));
    },
    /** Answers whose bytes may be dropped afterwards. */
    async remove(transaction: Transaction<DB>, held: Held, markId: string) {
      const gone = await transaction
        .deleteFrom('userMarks')
        .where('markUuid', '=', markId)
        .returning(['isDefault', 'use', 'pictureSha256'])
        .executeTakeFirstOrThrow();
      const left = held.filter(({ markUuid }) => markUuid !== markId);
      await number(
        transaction,
        left.map(({ markUuid }) => markUuid),
      );
      const heir = gone.isDefault && left.find(({ use }) => use === gone.use);
      if (heir)
        await transaction
          .updateTable('userMarks')
          .set({ isDefault: true })
          .where('markUuid', '=', heir.markUuid)
          .execute();
      return gone.pictureSha256;
    },
  };
}
