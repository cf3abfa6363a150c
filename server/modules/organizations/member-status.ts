import type { components } from '#openapi';

export type MemberStatus = components['schemas']['MemberStatusType'];

const STATUSES = [
  'INVITED',
  'ACCEPTED',
  'CANCELLED',
  'EXPIRED',
  'WITHDRAWN',
] as const satisfies readonly MemberStatus[];

export const INVITATION_MS = 7 * 24 * 3600 * 1000;

/** Returns a member's status. An invitation expires at its time, even if its row hasn't been updated. */
export function getMemberStatus(
  row: { memberStatusType: string; invitationExpiresAt: Date | null },
  at: Date,
): MemberStatus {
  const status = STATUSES.find((known) => known === row.memberStatusType);
  if (!status) throw new Error(`A member row has the unknown status ${row.memberStatusType}.`);
  const lapsed = row.invitationExpiresAt !== null && row.invitationExpiresAt <= at;
  return status === 'INVITED' && lapsed ? 'EXPIRED' : status;
}
