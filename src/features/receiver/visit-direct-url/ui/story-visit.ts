import type { DirectUrlVisit } from '../api/visit';

export const storyVisit: DirectUrlVisit = {
  standing: 'OPEN',
  title: '2026년 보안 서약서',
  organizationName: '한빛물산 주식회사',
  logoImgUrl: null,
  message: '현장에 들어오기 전에 서명해주세요. 궁금한 점은 안전관리팀에 물어봐주세요.',
  pageCount: 2,
  contactBy: 'EITHER',
  domains: [],
  steps: ['EMAIL_CODE', 'PHONE_CODE', 'ACCESS_CODE'],
  endsAt: '2026-12-31T14:59:00Z',
  language: 'ko',
};
