import { expect, it } from 'vitest';
import { countTexts } from '#rules/count-texts.ts';

const receiver = (state: string, more: { hasTurn?: boolean; role?: string; channels?: string[] } = {}) => ({
  state,
  hasTurn: false,
  role: 'SIGNER',
  channels: ['SMS'],
  ...more,
});
const count = (status: string, ...receivers: ReturnType<typeof receiver>[]) =>
  (['remind', 'extend'] as const).map((act) => countTexts(act, { status, receivers }));

it('a reminder goes to those whose turn it is, by the channels that they have', () => {
  expect(count('IN_PROGRESS', receiver('OPENED', { hasTurn: true }), receiver('WAITING'))).toEqual([1, 1]);
  expect(count('IN_PROGRESS', receiver('OPENED', { hasTurn: true, channels: ['MAIL'] }))).toEqual([0, 0]);
  expect(count('IN_PROGRESS', receiver('OPENED', { hasTurn: true, channels: ['MAIL', 'SMS'] }))).toEqual([1, 1]);
});

it('a new deadline goes to those who have signed or approved, too', () => {
  expect(count('IN_PROGRESS', receiver('SIGNED'), receiver('APPROVED'), receiver('REJECTED'))).toEqual([0, 2]);
});

it('a new deadline goes to those who lost their turn at the earlier one', () => {
  const asked = ['NOTIFIED', 'OPENED', 'VERIFIED'].map((state) => receiver(state));
  expect(count('EXPIRED', ...asked, receiver('WAITING'))).toEqual([0, 3]);
  expect(count('EXPIRED', receiver('OPENED', { role: 'VIEWER' }))).toEqual([0, 0]);
  expect(count('IN_PROGRESS', ...asked)).toEqual([0, 0]);
});
