import { api, unwrap, type components } from '@/shared/api';

export type Invitation = components['schemas']['InvitationView'];
export type InvitationLink = { organizationMemberUuid: string; inviteeEmail: string; code: string | null };
export type NewAccount = { name: string; password: string };

export const validateInvitation = (link: InvitationLink, signal?: AbortSignal) =>
  unwrap(
    api.GET('/organizations/members/invitation/validation', {
      params: { query: { organizationMemberUuid: link.organizationMemberUuid } },
      ...(signal && { signal }),
    }),
  );

export const acceptInvitation = ({ code, ...path }: InvitationLink, account?: NewAccount) =>
  unwrap(
    api.POST('/organizations/members/invitation-accept/{organizationMemberUuid}/{inviteeEmail}', {
      params: { path },
      body: { ...(code && { code }), ...account },
    }),
  );

export const cancelInvitation = (organizationMemberUuid: string) =>
  unwrap(
    api.DELETE('/organizations/members/invitation-cancel/{organizationMemberUuid}', {
      params: { path: { organizationMemberUuid } },
    }),
  );
