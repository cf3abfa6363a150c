import type { InvitationOutcome } from '../api/invite-members';

/** Says in one sentence who was invited and who was already a member. */
export function describeOutcomes(outcomes: readonly InvitationOutcome[]): string {
  const members = outcomes.filter(({ outcome }) => outcome === 'ALREADY_MEMBER').length;
  const sent = outcomes.length - members;
  if (members === 0) return '초대장을 보냈어요';
  return sent === 0 ? '이미 함께 쓰고 있는 멤버예요' : `${sent}명에게 초대장을 보냈어요. ${members}명은 이미 멤버예요`;
}
