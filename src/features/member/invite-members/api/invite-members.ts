import { api, unwrap, type components } from '@/shared/api';

export type InvitationOutcome = components['schemas']['InvitationOutcome'];
type Permission = components['schemas']['Permission'];

export const inviteMembers = (body: { emails: string[]; permissions: Permission[]; groupUuids: string[] }) =>
  unwrap(api.POST('/organizations/members/invite', { body }));
