import { setTimeout as delay } from 'node:timers/promises';
import type { components } from '#openapi';
import { loginTroubleMail } from '../../content/mails/account-mails.ts';
import type { UserCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createListSeats } from '../organizations/entries.repository.ts';

import { findLandingSeat, findSeatOf } from '../organizations/seats.repository.ts';
import { findAccountByEmail, holdPassword, rememberSeat } from '../accounts/accounts.repository.ts';
import { annualValidity } from '../accounts/annual-validity.ts';
import { describeUser } from '../users/describe-user.ts';
import { createLocks } from '../accounts/locks.repository.ts';
import { isKnownBrowser, rememberBrowser } from '../accounts/known-browsers.repository.ts';
import { createLoginDelays } from '../accounts/login-delays.repository.ts';
import { verifyPassword } from '../accounts/password-hash.ts';
import { createSessions } from '../accounts/sessions.repository.ts';

/** Longer than writing a mail takes, so that the time doesn't tell whether there is an account. */
const SAME_ANSWER_MS = 150;
const DAY_MS = 24 * 3_600_000;

export function createSignInHandlers(deps: Deps) {
  const { config, database, now, outbox } = deps;
  const locks = createLocks(deps);
  const delays = createLoginDelays(deps);
  const sessions = createSessions(deps);
  const listSeats = createListSeats(deps);

  /** One mail a day, however many guess, and however many of them at once: the account's row lets in one at a time. */
  const warnOwner = ({ userUuid, email }: { userUuid: string; email: string }) =>
    database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('users').select('userUuid').where('userUuid', '=', userUuid).forUpdate().execute();
      const mail = loginTroubleMail(email, config.publicUrl);
      const told = await transaction
        .selectFrom('outboxMessages')
        .select('messageUuid')
        .where('recipient', '=', email)
        .where('template', '=', mail.template)
        .where('createdAt', '>', new Date(now().getTime() - DAY_MS))
        .executeTakeFirst();
      if (!told) await outbox.enqueue(transaction, mail);
    });

  const describeSession = async (caller: UserCaller): Promise<components['schemas']['Session']> => {
    const seats = await listSeats(caller.userUuid, caller.member?.organizationMemberUuid ?? null, now());
    const present = seats.find((seat) => seat.organizationMemberUuid === caller.member?.organizationMemberUuid);
    return {
      user: describeUser(caller, caller),
      organization: present ?? null,
      annualVerification: annualValidity(caller.phoneVerifiedAt, now()),
    };
  };

  return {
    async login({ body, client }) {
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
        if (delays.isAlarming(tries)) await Promise.all([account && warnOwner(account), delay(SAME_ANSWER_MS)]);
        if (triesLeft === 0) throw await locks.createLockedError('LOGIN', subject);
        throw new DomainError('CREDENTIALS_WRONG', { triesLeft });
      }
      await locks.forget('LOGIN', subject);
      await delays.forget(counted);
      return database.transaction().execute(async (transaction) => {
        // A changed password ends all sessions. A sign-in with the old one, judged a moment before, must not outlive it.
        if (!(await holdPassword(transaction, account.userUuid, account.passwordHash))) {
          throw new DomainError('CREDENTIALS_WRONG');
        }
        if (body.device) await rememberBrowser(transaction, account.userUuid, body.device, now());
        const seat = await findLandingSeat(transaction, account.userUuid, account.lastOrganizationMemberUuid);
        return sessions.open(transaction, account.userUuid, seat);
      });
    },
    async switchOrganization({ path, caller }) {
      const seat = await findSeatOf(database, path.organizationMemberUuid, caller.userUuid);
      if (!seat) throw new DomainError('NOT_FOUND');
      if (!seat.stands) throw new DomainError('MEMBER_NOT_ACTIVE');
      return database.transaction().execute(async (transaction) => {
        await rememberSeat(transaction, caller.userUuid, path.organizationMemberUuid);
        return sessions.moveTo(transaction, caller.familyUuid, path.organizationMemberUuid);
      });
    },
    refreshAccessToken: ({ body }) => sessions.refresh(body.refreshJwt),
    getSession: ({ caller }) => describeSession(caller),
    async logout({ body, query, caller }) {
      if (query.everywhere) {
        await sessions.endAll(database, caller.userUuid, 'LOGOUT');
        return null;
      }
      await sessions.end(database, caller.familyUuid, 'LOGOUT');
      // The refresh token may be of a sign-in that this tab took over from another one: that one ends too.
      const sent = sessions.tokens.readRefresh(body.refreshJwt);
      if (sent && sent.familyUuid !== caller.familyUuid) await sessions.endOwn(caller.userUuid, sent.familyUuid);
      return null;
    },
  } satisfies Partial<OperationHandlers>;
}
