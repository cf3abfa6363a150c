import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findAccountByEmail, lockIfPasswordUnchanged } from '../accounts/accounts.repository.ts';
import { isKnownBrowser, rememberBrowser } from '../accounts/known-browsers.repository.ts';
import { createAttemptLockRepository } from '../accounts/locks.repository.ts';
import { createLoginDelayRepository } from '../accounts/login-delays.repository.ts';
import { verifyPassword } from '../accounts/password-hash.ts';
import { createSessionRepository } from '../accounts/sessions.repository.ts';
import { findInitialSeat } from '../organizations/seats.repository.ts';
import { MIN_RESPONSE_MS } from './answer-time.ts';
import { createNewBrowserAlert } from './browser-alert.ts';
import { createAccountOwnerWarning } from './warn-owner.ts';

export function createLogin(deps: Deps): OperationHandler<'login'> {
  const { database, now } = deps;
  const locks = createAttemptLockRepository(deps);
  const delays = createLoginDelayRepository(deps);
  const sessions = createSessionRepository(deps);
  const warnOwner = createAccountOwnerWarning(deps);
  const alertOfBrowser = createNewBrowserAlert(deps);

  return async ({ body, client }) => {
    const subject = `${body.email.toLowerCase()} ${client.address}`;
    const { triesLeft } = await locks.take('LOGIN', subject);
    const account = await findAccountByEmail(database, body.email);
    const isKnown = account && body.device ? await isKnownBrowser(database, account.userUuid, body.device) : false;
    const counted = `${body.email.toLowerCase()}${isKnown && body.device ? ` ${body.device}` : ''}`;
    const tries = await delays.take(counted).catch(async (delayed: unknown) => {
      await locks.giveBack('LOGIN', subject);
      throw delayed;
    });
    const right = await verifyPassword(account?.passwordHash ?? null, body.password);
    if (!account || !right) {
      if (delays.isAlarming(tries)) await Promise.all([account && warnOwner(account), delay(MIN_RESPONSE_MS)]);
      if (triesLeft === 0) throw await locks.createLockedError('LOGIN', subject);
      throw new DomainError('CREDENTIALS_WRONG', { triesLeft });
    }
    await locks.forget('LOGIN', subject);
    await delays.forget(counted);
    return database.transaction().execute(async (transaction) => {
      // Changing the password ends all sessions, so a sign-in checked against the old password must fail.
      if (!(await lockIfPasswordUnchanged(transaction, account.userUuid, account.passwordHash))) {
        throw new DomainError('CREDENTIALS_WRONG');
      }
      if (body.device && !isKnown) await alertOfBrowser(transaction, account);
      if (body.device) await rememberBrowser(transaction, account.userUuid, body.device, now());
      const seat = await findInitialSeat(transaction, account.userUuid, account.lastOrganizationMemberUuid);
      return sessions.open(transaction, account.userUuid, seat);
    });
  };
}
