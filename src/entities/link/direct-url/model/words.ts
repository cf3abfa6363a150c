import type { DirectUrl, DirectUrlContact, DirectUrlReason, DirectUrlState } from '../api/direct-url';

export const DIRECT_URL_STATE_LABELS: Record<DirectUrlState, string> = { ON: '켜짐', PAUSED: '멈춤', ENDED: '닫힘' };

export const CONTACT_LABELS: Record<DirectUrlContact, string> = { MAIL: '메일', PHONE: '휴대폰', EITHER: '둘 다' };

const REASONS: Record<Exclude<DirectUrlReason, 'MEMBER'>, string> = {
  TIME: '기한이 지났어요',
  TEMPLATE_RETIRED: '템플릿을 그만 쓰기로 했어요',
  TEMPLATE_CHANGED: '템플릿의 받는 분이 바뀌었어요',
  SENDER_GONE: '보낼 수 있는 멤버가 없어요',
};

export const countPlacesLeft = ({ limit, taken }: Pick<DirectUrl, 'limit' | 'taken'>) => Math.max(0, limit - taken);

/** Explains why visitors can't start. Returns null for a link that a member paused or ended. */
export function explainUnavailability(link: Pick<DirectUrl, 'state' | 'reason' | 'limit' | 'taken'>): string | null {
  if (link.state !== 'ON') return link.reason === null || link.reason === 'MEMBER' ? null : REASONS[link.reason];
  return countPlacesLeft(link) === 0 ? '정해둔 인원이 찼어요' : null;
}
