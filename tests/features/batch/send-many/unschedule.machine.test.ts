import { expect, test } from 'vitest';
import { batch } from '../batch';
import { begin, refused } from './begin';

const AT = '2099-12-01T00:00:00Z';
const scheduled = batch({ state: 'SCHEDULED', scheduledAt: AT, version: 4 });
const unschedule = { type: 'act', act: { kind: 'unschedule', version: 4 } } as const;

test('a scheduled batch goes back to the review, which keeps the time', async () => {
  const draft = batch({ state: 'DRAFT', scheduledAt: null, version: 5 });
  const later = batch({ state: 'SCHEDULED', scheduledAt: '2099-12-02T00:00:00Z', version: 6 });
  const { send, read, reach, calls, effects } = begin({ batch: scheduled }, { act: [draft], start: [later] });
  expect(read().matches({ started: 'scheduled' })).toBe(true);
  send(unschedule);
  await reach('reviewing');
  expect(calls.act).toEqual([unschedule.act]);
  expect(effects).toEqual([`unscheduled, was ${AT}`, 'known batch DRAFT']);
  expect(read().context.options).toEqual({ leaveOutWrong: false, keepVersion: false, scheduledAt: AT });

  send({ type: 'scheduled', at: '2099-12-02T00:00:00Z' });
  send({ type: 'start' });
  await reach({ started: 'scheduled' });
  expect(calls.start).toMatchObject([{ version: 5, scheduledAt: '2099-12-02T00:00:00Z' }]);
});

test('a batch that has begun meanwhile stays where it is, and says so', async () => {
  const { send, read, reach } = begin({ batch: scheduled }, { act: [refused('BATCH_STARTED', 409)] });
  send(unschedule);
  await reach({ started: 'scheduled' });
  expect(read().context).toMatchObject({ isReviewing: false, failure: { code: 'BATCH_STARTED' } });
});
