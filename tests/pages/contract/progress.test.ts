import { expect, it } from 'vitest';
import { describeLastStep, listProgressSteps } from '@/pages/contract/detail/model/progress';
import { draftReceiver } from '../../support/draft';

const NOW = new Date('2026-11-20T07:00:00Z');
const RUNNING = { status: 'IN_PROGRESS' } as const;
const reader = { role: 'VIEWER', order: null } as const;

it.each([
  [{ when: 'AT_END', state: 'WAITING' }, '끝나면 사본을 받아요'],
  [{ when: 'AT_END', state: 'NOTIFIED', notifiedAt: '2026-11-20T05:08:00Z' }, '1시간 전 사본 받음'],
  [{ when: 'AT_SENDING', state: 'NOTIFIED', notifiedAt: '2026-11-20T05:08:00Z' }, '1시간 전 보냄'],
  [{ when: 'AT_SENDING', state: 'VERIFIED', verifiedAt: '2026-11-20T05:09:00Z' }, '1시간 전 열어봄'],
  [{ when: 'AT_SENDING', state: 'VIEWED', finishedAt: '2026-11-20T05:10:00Z' }, '1시간 전 읽음'],
] as const)('tells of a reader %o: %s', (change, words) => {
  expect(describeLastStep(draftReceiver({ ...reader, ...change }), RUNNING, NOW)).toBe(words);
});

it.each([
  [[], '1시간 전 열어봄', ['보냄', '열어봄', '서명']],
  [['PHONE_IDENTITY'], '1시간 전 본인 확인', ['보냄', '열어봄', '본인 확인', '서명']],
] as const)('tells of verification only where it was asked for: %o', (verifications, words, labels) => {
  const verifiedAt = '2026-11-20T05:09:00Z';
  const signer = draftReceiver({ state: 'VERIFIED', verifiedAt, verifications: [...verifications] });
  expect(describeLastStep(signer, RUNNING, NOW)).toBe(words);
  expect(listProgressSteps(signer).map(({ label }) => label)).toEqual(labels);
});

it.each([
  ['IN_PROGRESS', '차례를 기다려요', '끝나면 사본을 받아요'],
  ['REJECTED', '차례가 오기 전에 끝났어요', '사본을 받기 전에 끝났어요'],
  ['CANCELLED', '차례가 오기 전에 끝났어요', '사본을 받기 전에 끝났어요'],
  ['EXPIRED', '차례가 오기 전에 끝났어요', '사본을 받기 전에 끝났어요'],
] as const)('tells whoever waits in a document that is %s: %s', (status, signer, viewer) => {
  expect(describeLastStep(draftReceiver({ state: 'WAITING' }), { status }, NOW)).toBe(signer);
  expect(describeLastStep(draftReceiver({ ...reader, when: 'AT_END', state: 'WAITING' }), { status }, NOW)).toBe(
    viewer,
  );
});
