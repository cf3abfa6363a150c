import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';

const RESET_MS = 30 * 60_000;
const HOUR_MS = 60 * 60_000;
const MAX_MAILS_PER_HOUR = 10;

export function createPasswordResetRepository({ secrets, now }: Pick<Deps, 'secrets' | 'now'>) {
  const hashCode = (code: string) => secrets.hash('password-reset', code);

  return {
    /** Stores a new code, and invalidates earlier ones. */
    async put(connection: Connection, userUuid: string, code: string) {
      const at = now();
      await this.consumeAll(connection, userUuid);
      await connection
        .insertInto('passwordResets')
        .values({ codeHash: hashCode(code), userUuid, expiresAt: new Date(at.getTime() + RESET_MS), createdAt: at })
        .execute();
    },
    /** Limits emails, so that nobody can flood somebody else's mailbox. */
    async isAskedTooOften(connection: Connection, userUuid: string) {
      const { recent } = await connection
        .selectFrom('passwordResets')
        .select((select) => select.fn.countAll<number>().as('recent'))
        .where('userUuid', '=', userUuid)
        .where('createdAt', '>', new Date(now().getTime() - HOUR_MS))
        .executeTakeFirstOrThrow();
      return recent >= MAX_MAILS_PER_HOUR;
    },
    find: (connection: Connection, code: string) =>
      connection
        .selectFrom('passwordResets as r')
        .innerJoin('users as u', 'u.userUuid', 'r.userUuid')
        .select(['u.userUuid', 'u.email', 'r.expiresAt'])
        .where('r.codeHash', '=', hashCode(code))
        .where('r.consumedAt', 'is', null)
        .where('r.expiresAt', '>', now())
        .where('u.withdrawnAt', 'is', null)
        .executeTakeFirst(),
    async consumeAll(connection: Connection, userUuid: string) {
      await connection
        .updateTable('passwordResets')
        .set({ consumedAt: now() })
        .where('userUuid', '=', userUuid)
        .where('consumedAt', 'is', null)
        .execute();
    },
    async consume(connection: Connection, code: string) {
      const used = await connection
        .updateTable('passwordResets')
        .set({ consumedAt: now() })
        .where('codeHash', '=', hashCode(code))
        .where('consumedAt', 'is', null)
        .where('expiresAt', '>', now())
        .returning('userUuid')
        .executeTakeFirst();
      return used !== undefined;
    },
  };
}

export async function deletePasswordResets(connection: Connection, userUuid: string) {
  await connection.deleteFrom('passwordResets').where('userUuid', '=', userUuid).execute();
}
