import { MAX_PERSON_NAME_LENGTH, normalizeName } from '../../../rules/names.ts';
import type { Transaction } from 'kysely';
import type { UserCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../contract/operations.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { requireStrongPassword } from '../accounts/password-rule.ts';
import { createSessionRepository } from '../accounts/sessions.repository.ts';
import { insertAccount, findAccountByEmail, recordAgreements, rememberSeat } from '../accounts/accounts.repository.ts';
import { joinGroups } from '../groups/group-members.repository.ts';
import { lockGrantablePermissions } from './grantable-permissions.repository.ts';
import { requireOpenInvitation } from './invitation-state.ts';
import { createInvitationRepository } from './invitations.repository.ts';
import { lockOrganization } from './organizations.repository.ts';
import { PERMISSIONS } from './permissions.ts';

type Body = NonNullable<InputOf<'acceptInvitation'>['body']>;
type Invitation = NonNullable<Awaited<ReturnType<ReturnType<typeof createInvitationRepository>['find']>>>;
type NewPerson = { name: string; passwordHash: string };

/** Accepts an invitation for a user who is signed in with the invited address, or who has the emailed code. */
export function createAcceptInvitation(deps: Deps): OperationHandler<'acceptInvitation'> {
  const { database, now } = deps;
  const invitations = createInvitationRepository(deps);
  const sessions = createSessionRepository(deps);

  const join = async (
    transaction: Transaction<DB>,
    { organizationUuid, organizationMemberUuid, invitedBy, permissions: promised, invitedGroupUuids }: Invitation,
    userUuid: string,
    code: string | null,
  ) => {
    const grantable = await lockGrantablePermissions(transaction, organizationUuid, invitedBy);
    const permissions = PERMISSIONS.filter((permission) => promised.includes(permission) && grantable.has(permission));
    const seatUuid = await invitations.accept(transaction, { organizationMemberUuid, userUuid, code, permissions });
    if (seatUuid === null) throw new DomainError('INVITATION_CODE_WRONG');
    // Grants groups like permissions: only if the inviter may still grant them.
    if (grantable.has('MEMBER_MANAGE')) await joinGroups(transaction, seatUuid, invitedGroupUuids);
    if (!(await rememberSeat(transaction, userUuid, seatUuid))) throw new DomainError('UNAUTHENTICATED');
    return seatUuid;
  };

  /** Creates an account and records agreement to the terms and the privacy policy, as the form says joining implies. */
  const openAccount = async (transaction: Connection, email: string, person: NewPerson) => {
    const userUuid = await insertAccount(transaction, { email, ...person, marketingConsent: false });
    if (userUuid) await recordAgreements(transaction, userUuid, ['TERMS', 'PRIVACY'], now());
    return userUuid;
  };

  return async ({ path, body = {}, caller }) => {
    const { organizationMemberUuid } = path;
    const invitation = requireOpenInvitation(await invitations.find(database, organizationMemberUuid), now());
    const email = invitation.inviteeEmail;
    if (!isSameAddress(path.inviteeEmail, email)) throw new DomainError('INVITATION_NOT_FOUND');
    requireProof(caller, body, email, (code) => invitations.isCode(invitation.invitationCodeHash, code));

    const account = await findAccountByEmail(database, email);
    const person = await readPerson(body, email, account !== undefined);

    return database.transaction().execute(async (transaction) => {
      const open = await lockOrganization(transaction, invitation.organizationUuid, 'seating');
      if (!open) throw new DomainError('INVITATION_CANCELLED');
      // A concurrent request for the same invitation waits here, and then sees the first one's result.
      const found = await invitations.find(transaction, organizationMemberUuid, true);
      const held = requireOpenInvitation(found, now());

      const userUuid = account?.userUuid ?? (person && (await openAccount(transaction, email, person)));
      if (!userUuid) throw new DomainError('ACCOUNT_EXISTS');
      if (await invitations.isMember(transaction, invitation.organizationUuid, userUuid)) {
        throw new DomainError('ALREADY_MEMBER');
      }
      const seatUuid = await join(transaction, held, userUuid, caller ? null : (body.code ?? ''));
      if (caller) return sessions.moveTo(transaction, caller.familyUuid, seatUuid);
      return sessions.open(transaction, userUuid, seatUuid);
    });
  };
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function requireProof(caller: UserCaller | null, body: Body, email: string, isCode: (code: string) => boolean) {
  if (caller) {
    if (!isSameAddress(caller.email, email)) throw new DomainError('EMAIL_MISMATCH');
    return;
  }
  if (body.code === undefined) throw new DomainError('UNAUTHENTICATED');
  if (!isCode(body.code)) throw new DomainError('INVITATION_CODE_WRONG');
}

async function readPerson({ name, password }: Body, email: string, hasAccount: boolean): Promise<NewPerson | null> {
  if (hasAccount) {
    if (name !== undefined || password !== undefined) throw new DomainError('ACCOUNT_EXISTS');
    return null;
  }
  if (name === undefined || password === undefined) throw new DomainError('ACCOUNT_REQUIRED');
  const read = normalizeName(name, MAX_PERSON_NAME_LENGTH);
  if (!read) throw new DomainError('NAME_INVALID');
  requireStrongPassword(password, email);
  return { name: read, passwordHash: await hashPassword(password) };
}
