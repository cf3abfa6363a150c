import { setTimeout as delay } from 'node:timers/promises';
import { passwordChangedMail, passwordResetMail } from '../../content/mails/account-mails.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { randomBase62 } from '../../security/random-code.ts';
import { findAccount, findAccountByEmail, setPassword } from '../accounts/accounts.repository.ts';
import { createLocks } from '../accounts/locks.repository.ts';
import { hashPassword, verifyPassword } from '../accounts/password-hash.ts';
import { createPasswordResets } from '../accounts/password-resets.repository.ts';
import { requireGoodPassword } from '../accounts/password-rule.ts';
import { createSessions } from '../accounts/sessions.repository.ts';

/** Longer than looking up and writing a mail take, so that the time doesn't tell whether there is an account. */
const SAME_ANSWER_MS = 150;

export function createPasswordHandlers(deps: Deps) {
  const { config, database, outbox } = deps;
  const resets = createPasswordResets(deps);
  const sessions = createSessions(deps);
  const locks = createLocks(deps);

  const sendReset = async (email: string) => {
    const account = await findAccountByEmail(database, email);
    if (!account || (await resets.isAskedTooOften(database, account.userUuid))) return;
    const code = randomBase62();
    await database.transaction().execute(async (transaction) => {
      await resets.put(transaction, account.userUuid, code);
      await outbox.enqueue(transaction, passwordResetMail(account.email, config.publicUrl, code));
    });
  };
  const change = async (transaction: Connection, userUuid: string, email: string, passwordHash: string) => {
    await setPassword(transaction, userUuid, passwordHash);
    // A link that somebody asked for before must not undo the change.
    await resets.consumeAll(transaction, userUuid);
    await outbox.enqueue(transaction, passwordChangedMail(email, config.publicUrl));
  };

  return {
    async requestPasswordEmail({ body }) {
      await Promise.all([sendReset(body.email), delay(SAME_ANSWER_MS)]);
      return null;
    },
    async checkPasswordSessionCode({ body }) {
      const reset = await resets.find(database, body.sessionCode);
      if (!reset) throw new DomainError('SESSION_CODE_DEAD');
      return { expiresAt: reset.expiresAt.toISOString() };
    },
    async changePasswordByCode({ body }) {
      const reset = await resets.find(database, body.sessionCode);
      if (!reset) throw new DomainError('SESSION_CODE_DEAD');
      requireGoodPassword(body.password, reset.email);
      const passwordHash = await hashPassword(body.password);
      await database.transaction().execute(async (transaction) => {
        if (!(await resets.consume(transaction, body.sessionCode))) throw new DomainError('SESSION_CODE_DEAD');
        await change(transaction, reset.userUuid, reset.email, passwordHash);
        await sessions.endAll(transaction, reset.userUuid, 'PASSWORD_CHANGED');
      });
      return null;
    },
    async changePassword({ body, caller }) {
      const { triesLeft } = await locks.take('PASSWORD', caller.userUuid);
      const account = await findAccount(database, caller.userUuid);
      if (!(await verifyPassword(account.passwordHash, body.password))) {
        if (triesLeft === 0) throw await locks.createLockedError('PASSWORD', caller.userUuid);
        throw new DomainError('PASSWORD_WRONG', { triesLeft });
      }
      await locks.forget('PASSWORD', caller.userUuid);
      requireGoodPassword(body.newPassword, account.email, 'newPassword');
      const passwordHash = await hashPassword(body.newPassword);
      await database.transaction().execute(async (transaction) => {
        await change(transaction, caller.userUuid, account.email, passwordHash);
        await sessions.endAll(transaction, caller.userUuid, 'PASSWORD_CHANGED', caller.familyUuid);
      });
      return null;
    },
  } satisfies Partial<OperationHandlers>;
}
