import { expect, test } from 'vitest';
import type { Change } from '../../../server/database/change-feed.ts';
import { createRecentChanges } from '../../../server/modules/alerts/recent-changes.ts';

const change = (id: string, organizationUuid = 'hanbit'): Change => ({ kind: 'contract', organizationUuid, id });

test('an organisation’s changes are kept for five seconds, each item once', () => {
  let time = 0;
  const recent = createRecentChanges(() => time);
  recent.add(change('first'));
  time = 3_000;
  recent.add(change('second'));
  recent.add(change('foreign', 'other'));
  recent.add(change('second'));
  expect(recent.list('hanbit')).toEqual([change('first'), change('second')]);
  time = 5_000;
  expect(recent.list('hanbit')).toEqual([change('second')]);
  // A change that is repeated is kept from its last time on.
  time = 7_000;
  recent.add(change('second'));
  time = 9_000;
  expect(recent.list('hanbit')).toEqual([change('second')]);
});

test('of very many changes the latest are kept', () => {
  const recent = createRecentChanges(() => 0);
  for (let count = 0; count < 5_001; count += 1) recent.add(change(String(count)));
  const kept = recent.list('hanbit');
  expect([kept.length, kept[0]?.id]).toEqual([5_000, '1']);
});
