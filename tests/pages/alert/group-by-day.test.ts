import { expect, it } from 'vitest';
import type { Alert } from '@/entities/alert';
import { groupAlertsByDay, removeRepeatedAlerts } from '@/pages/alert/model/group-by-day';

const alert = (alertId: string, at: string, count = 1): Alert => ({
  alertId,
  kind: 'SIGNED',
  kinds: ['SIGNED'],
  count,
  at,
  isRead: false,
  title: '',
  who: '이도윤',
  words: '',
  contractId: null,
  batchId: null,
});

it('groups by the day in Seoul, where midnight is at 15:00 UTC', () => {
  const alerts = [
    alert('a', '2026-11-20T15:00:00.000Z'),
    alert('b', '2026-11-20T14:59:59.999Z'),
    alert('c', '2026-11-19T15:00:00.000Z'),
    alert('d', '2026-11-19T14:59:59.999Z'),
  ];
  const groups = groupAlertsByDay(alerts, new Date('2026-11-20T16:00:00.000Z'));
  expect(groups.map(({ title, alerts: ofDay }) => [title, ofDay.map(({ alertId }) => alertId)])).toEqual([
    ['오늘', ['a']],
    ['어제', ['b', 'c']],
    ['이전', ['d']],
  ]);
});

it('counts what is a moment ahead of this clock as today', () => {
  const groups = groupAlertsByDay([alert('a', '2026-11-20T15:00:01.000Z')], new Date('2026-11-20T14:59:59.000Z'));
  expect(groups.map(({ title }) => title)).toEqual(['오늘']);
});

it('keeps an alert that is on two pages where it is newer', () => {
  const newest = alert('a', '2026-11-20T05:00:00.000Z', 2);
  const other = alert('b', '2026-11-20T04:00:00.000Z');
  const older = alert('a', '2026-11-20T03:00:00.000Z', 1);
  expect(removeRepeatedAlerts([newest, other, older])).toEqual([newest, other]);
});
