import type { InquiryState } from '../api/inquiry';

export const MAX_MESSAGE_LENGTH = 2_000;

export const INQUIRY_STATES: Record<InquiryState, { label: string; tone: 'accent' | 'success' | 'neutral' }> = {
  OPEN: { label: '답을 기다려요', tone: 'accent' },
  ANSWERED: { label: '답변 완료', tone: 'success' },
  CLOSED: { label: '끝난 문의', tone: 'neutral' },
};
