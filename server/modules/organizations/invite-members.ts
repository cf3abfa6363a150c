import { writeInvitationMail } from '../../content/mails/invitation-mail.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { generateBase62 } from '../../security/random-code.ts';
import { findAccount, findAccountByEmail } from '../accounts/accounts.repository.ts';
import { requireGroups } from '../groups/groups.repository.ts';
import { findLetterSender } from '../messages/letter-sender.ts';
import { lockGrantablePermissions, requireGrantablePermissions } from './grantable-permissions.repository.ts';
import { createInvitationRepository } from './invitations.repository.ts';
import { lockOrganization } from './organizations.repository.ts';

type Invitation = { organizationMemberUuid: string; renewed: boolean };

export function createInviteMembers(deps: Deps): OperationHandler<'inviteMembers'> {
  const { config, database, outbox } = deps;
  const invitations = createInvitationRepository(deps);

  return async ({ body, caller }) => {
    const { organizationUuid } = caller.member;
    return database.transaction().execute(async (transaction) => {
      const organization = await lockOrganization(transaction, organizationUuid, 'seating');
      if (!organization) throw new DomainError('FORBIDDEN');
      requireGrantablePermissions(
        body.permissions,
        await lockGrantablePermissions(transaction, organizationUuid, caller.userUuid),
      );
      await requireGroups(transaction, organizationUuid, body.groupUuids);
      const sender = await findLetterSender(transaction, organizationUuid);
      const inviter = await findAccount(transaction, caller.userUuid);
      const invited = new Map<string, Invitation | null>();
      const emails = removeRepeats(body.emails);
      // A fixed order, so that two concurrent requests can't deadlock.
      for (const email of emails.toSorted(compareEmails)) {
        const code = generateBase62();
        const { permissions, groupUuids } = body;
        const put = { organizationUuid, email, permissions, groupUuids, invitedBy: caller.userUuid, code };
        const invitation = await invitations.put(transaction, put);
        invited.set(email, invitation);
        if (!invitation) continue;
        const words = { to: email, publicUrl: config.publicUrl, code, inviterName: inviter.name };
        const { organizationMemberUuid } = invitation;
        const invitee = await findAccountByEmail(transaction, email);
        const alerting = { kind: 'INVITED', who: inviter.name, words: sender.name, isMailed: true } as const;
        const causes = invitee ? [{ ...alerting, to: { userUuid: invitee.userUuid } }] : [];
        const mail = writeInvitationMail({ ...words, sender, organizationMemberUuid });
        await outbox.enqueue(transaction, mail, undefined, { causes });
      }
      return emails.map((email) => describeOutcome(email, invited.get(email) ?? null));
    });
  };
}

function describeOutcome(email: string, invitation: Invitation | null) {
  if (!invitation) return { email, organizationMemberUuid: null, outcome: 'ALREADY_MEMBER' as const };
  const { organizationMemberUuid, renewed } = invitation;
  return { email, organizationMemberUuid, outcome: renewed ? ('RENEWED' as const) : ('INVITED' as const) };
}

const removeRepeats = (emails: string[]) =>
  [...new Map(emails.toReversed().map((email) => [email.toLowerCase(), email])).values()].toReversed();

const compareEmails = (one: string, other: string) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1);
