import { maskEmail } from '../../../rules/mask.ts';
import { invitationMail } from '../../content/mails/invitation-mail.ts';
import { may, type UserCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { randomBase62 } from '../../security/random-code.ts';
import { findAccount, findAccountByEmail } from '../accounts/accounts.repository.ts';
import { findLetterSender } from '../messages/letter-sender.ts';
import { createAcceptInvitation } from './accept-invitation.ts';
import { holdGrantable, requireGrantable } from './grantable-permissions.repository.ts';
import { requireOpenInvitation } from './invitation-state.ts';
import { createInvitations } from './invitations.repository.ts';
import { holdOrganization } from './organizations.repository.ts';

export function createInvitationHandlers(deps: Deps) {
  const { config, database, now, outbox } = deps;
  const invitations = createInvitations(deps);

  return {
    async inviteMembers({ body, caller }) {
      // Groups come with their own issue; until then none exists.
      if (body.groupUuids.length > 0) throw new DomainError('GROUP_NOT_FOUND');
      const { organizationUuid } = caller.member;
      return database.transaction().execute(async (transaction) => {
        const organization = await holdOrganization(transaction, organizationUuid, 'seating');
        if (!organization) throw new DomainError('FORBIDDEN');
        requireGrantable(body.permissions, await holdGrantable(transaction, organizationUuid, caller.userUuid));
        const sender = await findLetterSender(transaction, organizationUuid);
        const inviter = await findAccount(transaction, caller.userUuid);
        const outcomes = new Map<string, { organizationMemberUuid: string; renewed: boolean } | null>();
        const emails = distinct(body.emails);
        // Always in the same order, so that two administrators can't wait for each other.
        for (const email of emails.toSorted(byKey)) {
          const code = randomBase62();
          const { permissions } = body;
          const put = { organizationUuid, email, permissions, invitedBy: caller.userUuid, code };
          const invitation = await invitations.put(transaction, put);
          outcomes.set(email, invitation);
          if (!invitation) continue;
          const words = { to: email, publicUrl: config.publicUrl, code, inviterName: inviter.name };
          const { organizationMemberUuid } = invitation;
          await outbox.enqueue(transaction, invitationMail({ ...words, sender, organizationMemberUuid }));
        }
        return emails.map((email) => {
          const put = outcomes.get(email);
          const outcome = !put
            ? ('ALREADY_MEMBER' as const)
            : put.renewed
              ? ('RENEWED' as const)
              : ('INVITED' as const);
          return { email, organizationMemberUuid: put?.organizationMemberUuid ?? null, outcome };
        });
      });
    },
    async validateInvitation({ query }) {
      const row = await invitations.find(database, query.organizationMemberUuid);
      const invitation = requireOpenInvitation(row, now());
      return {
        organizationMemberUuid: invitation.organizationMemberUuid,
        organizationName: invitation.organizationName,
        maskedEmail: maskEmail(invitation.inviteeEmail),
        hasAccount: (await findAccountByEmail(database, invitation.inviteeEmail)) !== undefined,
        expiresAt: invitation.invitationExpiresAt?.toISOString() ?? now().toISOString(),
      };
    },
    async cancelInvitation({ path, caller }) {
      const invitation = await invitations.find(database, path.organizationMemberUuid);
      if (!invitation) throw new DomainError('NOT_FOUND');
      requireSay(caller, invitation);
      if (await invitations.cancel(database, path.organizationMemberUuid)) return null;
      const after = await invitations.find(database, path.organizationMemberUuid);
      throw new DomainError(after?.memberStatusType === 'CANCELLED' ? 'INVITATION_CANCELLED' : 'INVITATION_USED');
    },
    acceptInvitation: createAcceptInvitation(deps),
  } satisfies Partial<OperationHandlers>;
}

/** The invitee declines his own; in the organisation it takes the permission; nobody else knows of it. */
function requireSay(caller: UserCaller, invitation: { inviteeEmail: string; organizationUuid: string }) {
  if (caller.email.toLowerCase() === invitation.inviteeEmail.toLowerCase()) return;
  if (caller.member?.organizationUuid !== invitation.organizationUuid) throw new DomainError('NOT_FOUND');
  if (!may(caller.member, 'MEMBER_MANAGE')) throw new DomainError('FORBIDDEN');
}

const distinct = (emails: string[]) =>
  [...new Map(emails.toReversed().map((email) => [email.toLowerCase(), email])).values()].toReversed();

const byKey = (one: string, other: string) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1);
