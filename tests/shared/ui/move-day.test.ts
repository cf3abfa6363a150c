import { describe, expect, it } from 'vitest';
import { listQuickPicks, listWeeks } from '@/shared/ui/inputs/date-picker/dates';
import { moveDayByKey } from '@/shared/ui/inputs/date-picker/move-day';

describe('moveDay', () => {
  it.each([
    ['2026-11-27', 'ArrowLeft', '2026-11-26'],
    ['2026-12-31', 'ArrowRight', '2027-01-01'],
    ['2026-03-03', 'ArrowUp', '2026-02-24'],
    ['2024-02-23', 'ArrowDown', '2024-03-01'],
    ['2026-01-15', 'PageUp', '2025-12-15'],
    ['2026-03-31', 'PageUp', '2026-02-28'],
    ['2024-03-31', 'PageUp', '2024-02-29'],
    ['2025-12-31', 'PageDown', '2026-01-31'],
    ['2026-05-31', 'PageDown', '2026-06-30'],
    ['2026-11-27', 'Home', '2026-11-22'],
    ['2026-11-22', 'Home', '2026-11-22'],
    ['2026-11-27', 'End', '2026-11-28'],
    ['2026-11-27', 'Enter', null],
  ])('leads from %s by %s to %s', (from, key, to) => {
    expect(moveDayByKey(from, key)).toBe(to);
  });
});

it('lists six whole weeks around a month', () => {
  const weeks = listWeeks('2026-11-27');
  expect(weeks.map(([sunday]) => sunday)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
    '2026-12-06',
  ]);
  expect(listWeeks('2024-02-10').at(0)?.at(0)).toBe('2024-01-28');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

it('offers the last day of a month, also on that day', () => {
  expect(listQuickPicks('2024-02-27').map(({ day }) => day)).toEqual([
    '2024-03-01',
    '2024-03-05',
    '2024-03-12',
    '2024-02-29',
  ]);
  expect(listQuickPicks('2026-12-31').at(-1)?.day).toBe('2026-12-31');
});
