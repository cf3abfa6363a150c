import type { MemberCaller } from '../../contract/access.ts';

export const getMailTemplateKey = ({ mailTemplateId }: { mailTemplateId: string }, { member }: MemberCaller) => ({
  mailTemplateId,
  organizationUuid: member.organizationUuid,
});
