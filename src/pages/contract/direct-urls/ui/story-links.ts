import type { DirectUrl } from '@/entities/link/direct-url';

const link = (name: string, change: Partial<DirectUrl> = {}): DirectUrl => ({
  directUrlId: name,
  templateId: '0198c0de-0000-7000-8000-0000000000c1',
  templateTitle: '보안 서약서',
  slotName: '방문자',
  name,
  code: '3kTmDa0sW9',
  url: 'https://dojang.example/direct-url/3kTmDa0sW9',
  state: 'ON',
  reason: null,
  limit: 200,
  taken: 137,
  opening: 2,
  done: 128,
  endsAt: '2026-12-31T14:59:00Z',
  contactBy: 'EITHER',
  domains: [],
  guard: 'ONCE',
  verifications: [],
  settings: {},
  maker: { organizationMemberUuid: 'me', name: '김지수' },
  mayChange: true,
  createdAt: '2026-11-20T05:00:00Z',
  movedAt: '2026-11-22T02:10:00Z',
  ...change,
});

export const exampleLinks = [
  link('1공장 정문'),
  link('채용 설명회 개인정보 동의', { limit: 50, taken: 50, done: 47, opening: 0, endsAt: null }),
  link('협력사 교육 확인', { state: 'PAUSED', reason: 'MEMBER', taken: 12, done: 12, opening: 0 }),
  link('2공장 정문', { state: 'PAUSED', reason: 'TEMPLATE_CHANGED', taken: 4, done: 3, opening: 0 }),
  link('10월 안전 교육', { state: 'ENDED', reason: 'TIME', taken: 88, done: 88, opening: 0 }),
  link('문예린 님의 링크', { mayChange: false, taken: 0, done: 0, opening: 0, endsAt: null }),
];
