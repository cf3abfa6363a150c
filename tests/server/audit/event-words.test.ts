import { expect, test } from 'vitest';
import { FINAL_CONFIRMATION } from '../../../rules/final-confirmation.ts';
import { createEvents } from '../../support/chain.ts';
import {
  describeEvent,
  createFileNameLookup,
  sortByTime,
  isServiceEvent,
  isSealedImmediately,
  findEventTime,
} from '../../../server/modules/audit/describe-event.ts';

const NAMES = { nameAt: () => '', fileName: () => '', isSealedAtOnce: false };

test('each consent is told by what was agreed to', () => {
  const words = (['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'] as const).map((kind) => {
    const [event] = createEvents([
      {
        kind: 'CONSENTED',
        at: new Date('2026-11-20T05:00:00.123Z'),
        actor: { kind: 'RECEIVER', name: '이도윤' },
        data: { receiverUuid: 'a', consents: [{ kind, version: '2026-12-01' }] },
      },
    ]);
    return event && describeEvent(event, NAMES);
  });
  expect(words).toEqual(['전자서명으로 계약하는 것에 동의했어요', '개인정보 수집·이용에 동의했어요']);
});

const at = new Date('2026-11-20T05:00:00.000Z');
const member = { kind: 'MEMBER', name: '김지수' } as const;
const receiver = { kind: 'RECEIVER', name: '이도윤' } as const;

test('whoever had nothing to show is not said to have shown it', () => {
  const words = [[], ['EMAIL_CODE' as const]].map((steps) => {
    const [event] = createEvents([{ kind: 'VERIFIED', at, actor: receiver, data: { receiverUuid: 'a', steps } }]);
    return event && describeEvent(event, NAMES);
  });
  expect(words).toEqual(['링크를 여는 것 말고는 확인하지 않았어요', '본인 확인을 마쳤어요']);
});

test('what happened to files stands where it happened, by their names, and is the service’s doing', () => {
  const files = [
    { fileId: 'f', name: '근로계약서.hwp', sha256: 'a', normalisedSha256: 'b', firstPage: 1, lastPage: 3 },
  ];
  const events = createEvents([
    {
      kind: 'CREATED',
      at,
      actor: member,
      data: { title: '', documentNo: '', kind: 'NORMAL', files, base: { sha256: '', pageCount: 3 } },
    },
    {
      kind: 'FILE_NORMALISED',
      at: new Date(at.getTime() - 60_000),
      actor: member,
      data: { fileId: 'f', sha256: 'a', normalisedSha256: 'b', notices: [] },
    },
    {
      kind: 'FILE_CONFIRMED',
      at: new Date(at.getTime() - 30_000),
      actor: member,
      data: { fileId: 'f', normalisedSha256: 'b' },
    },
  ]);
  const names = { ...NAMES, fileName: createFileNameLookup(events) };
  const shown = sortByTime(events).map((event) => [isServiceEvent(event), describeEvent(event, names)]);
  expect(shown).toEqual([
    [true, '근로계약서.hwp 파일을 서명할 수 있게 정리했어요'],
    [false, '근로계약서.hwp 파일이 바뀐 것을 확인했어요'],
    [false, '보낼 문서를 확정했어요'],
  ]);
});

test('a file is told of by its own name, and confirmed when it was', () => {
  const confirmedAt = new Date(at.getTime() - 30_000).toISOString();
  const events = createEvents([
    {
      kind: 'FILE_NORMALISED',
      at,
      actor: member,
      data: { fileId: 'f', name: '근로계약서.hwp', sha256: 'a', normalisedSha256: 'b', notices: [] },
    },
    {
      kind: 'FILE_CONFIRMED',
      at,
      actor: member,
      data: { fileId: 'f', name: '근로계약서.hwp', normalisedSha256: 'b', confirmedAt },
    },
  ]);
  expect(sortByTime(events).map((event) => [findEventTime(event), describeEvent(event, NAMES)])).toEqual([
    [confirmedAt, '근로계약서.hwp 파일이 바뀐 것을 확인했어요'],
    [at.toISOString(), '근로계약서.hwp 파일을 서명할 수 있게 정리했어요'],
  ]);
});

test('the last confirmation is told as it was said', () => {
  const [event] = createEvents([
    {
      kind: 'FINAL_CONFIRMED',
      at: new Date('2026-11-20T05:00:00.123Z'),
      actor: { kind: 'RECEIVER', name: '이도윤' },
      data: { receiverUuid: 'a', version: FINAL_CONFIRMATION.version },
    },
  ]);
  const told = event && describeEvent(event, NAMES);
  expect(told).toBe(FINAL_CONFIRMATION.ko.replace('동의해요.', '동의했어요'));
});

test('what went to nobody is not said to have gone to none', () => {
  const data = { expiresAt: '2026-12-04T14:59:00.000Z', receivers: [] };
  const [event] = createEvents([{ kind: 'SENT', at, actor: member, data }]);
  expect(event && describeEvent(event, NAMES)).toBe('받는 분 없이 문서를 보냈어요');
});

test.each([
  [['VIEWER'], ['서명할 분이 없어서 기다리지 않았어요', '서명할 분 없이 바로 잠갔어요']],
  [[], ['서명할 분이 없어서 기다리지 않았어요', '서명할 분 없이 바로 잠갔어요']],
  [
    ['VIEWER', 'SIGNER'],
    ['모두 서명했어요', '모두 서명해서 문서를 잠갔어요'],
  ],
] as const)('sent to %j, its end is told as %j', (roles, told) => {
  const receivers = roles.map((role, index) => ({
    receiverUuid: String(index),
    name: '문예린',
    email: null,
    phone: null,
    role,
    order: role === 'VIEWER' ? null : 1,
    title: '',
    verifications: [],
    channels: [],
  }));
  const system = { kind: 'SYSTEM' } as const;
  const events = createEvents([
    { kind: 'SENT', at, actor: member, data: { expiresAt: '2026-12-04T14:59:00.000Z', receivers } },
    { kind: 'ALL_SIGNED', at, actor: system, data: {} },
    { kind: 'SEALED', at, actor: system, data: { sha256: '', keyId: '', time: at.toISOString() } },
  ]);
  const names = { ...NAMES, isSealedAtOnce: isSealedImmediately(events) };
  expect(events.slice(1).map((event) => describeEvent(event, names))).toEqual(told);
});

test.each([
  [[1, 3], [0, 0], '3쪽 중 1쪽을 뺐어요'],
  [[1, 2, 3], [0, 90, 180], '3쪽 중 2쪽을 돌렸어요'],
  [[2, 1, 3], [0, 0, 0], '쪽 순서를 바꿨어요'],
  [[3, 1], [0, 270], '3쪽 중 1쪽을 빼고 1쪽을 돌리고 순서를 바꿨어요'],
])('pages %j with turns %j: %s', (pages, turns, words) => {
  const hashes = { sha256: '9c41f0a73be2d518aa', normalisedSha256: 'b', arrangedSha256: 'c' };
  const arrangedAt = new Date(at.getTime() - 30_000).toISOString();
  const data = { fileId: 'f', name: '계약서.pdf', ...hashes, pageCount: 3, pages, turns, arrangedAt };
  const events = createEvents([{ kind: 'FILE_ARRANGED', at, actor: member, data }]);
  expect(events.map((event) => [findEventTime(event), isServiceEvent(event), describeEvent(event, NAMES)])).toEqual([
    [arrangedAt, false, `계약서.pdf ${words} (올린 파일 지문 9c41f0a7 3be2d518…)`],
  ]);
});

test('a correction says what changed', () => {
  const contact = { name: '이도윤', email: 'd****@x.example', phone: null };
  const words = [
    { before: contact, after: { ...contact, email: 'e****@x.example' } },
    { before: contact, after: { ...contact, name: '한유나' } },
    { before: { ...contact, name: '' }, after: { ...contact, name: '' } },
  ].map((data) => {
    const [event] = createEvents([
      { kind: 'CONTACT_CORRECTED', at, actor: member, data: { receiverUuid: 'a', ...data } },
    ]);
    return event && describeEvent(event, NAMES);
  });
  expect(words).toEqual([
    '이도윤 님의 연락처를 고쳤어요 (d****@x.example → e****@x.example)',
    '받는 분을 이도윤 님에서 한유나 님으로 바꿨어요',
    '받는 분 님의 연락처를 고쳤어요',
  ]);
});
