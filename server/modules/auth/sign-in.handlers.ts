import type { components } from '#openapi';
import type { UserCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createSeatList } from '../organizations/entries.repository.ts';
import { landingSeat } from '../organizations/organizations.repository.ts';
import { findSeatOf } from '../organizations/seats.repository.ts';
import { findAccountByEmail, holdPassword, rememberSeat } from '../users/accounts.repository.ts';
import { annualValidity } from '../users/annual-validity.ts';
import { userView } from '../users/user-view.ts';
import { createLocks } from './locks.ts';
import { verifyPassword } from './password-hash.ts';
import { createSessions } from './sessions.ts';

export function createSignInHandlers(deps: Deps) {
  const { database, now } = deps;
  const locks = createLocks(deps);
  const sessions = createSessions(deps);
  const listSeats = createSeatList(deps);

  const describeSession = async (caller: UserCaller): Promise<components['schemas']['Session']> => {
    const seats = await listSeats(caller.userUuid, caller.member?.organizationMemberUuid ?? null, now());
    const present = seats.find((seat) => seat.organizationMemberUuid === caller.member?.organizationMemberUuid);
    return {
      user: userView(caller, caller),
      organization: present ?? null,
      annualVerification: annualValidity(caller.phoneVerifiedAt, now()),
    };
  };

  return {
    async login({ body, client }) {
      const subject = `${body.email.toLowerCase()} ${client.address}`;
      const { triesLeft } = await locks.take('LOGIN', subject);
      const account = await findAccountByEmail(database, body.email);
      const right = await verifyPassword(account?.passwordHash ?? null, body.password);
      if (!account || !right) {
        if (triesLeft === 0) throw await locks.lockedError('LOGIN', subject);
        throw new DomainError('CREDENTIALS_WRONG', { triesLeft });
      }
      await locks.forget('LOGIN', subject);
      return database.transaction().execute(async (transaction) => {
        // A changed password ends all sessions. A sign-in with the old one, judged a moment before, must not outlive it.
        if (!(await holdPassword(transaction, account.userUuid, account.passwordHash))) {
          throw new DomainError('CREDENTIALS_WRONG');
        }
        const seat = await landingSeat(transaction, account.userUuid, account.lastOrganizationMemberUuid);
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
