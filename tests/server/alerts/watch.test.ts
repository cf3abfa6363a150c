import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change, ChangeFeed } from '../../../server/database/change-feed.ts';
import { createAlertStreams } from '../../../server/modules/alerts/alert-streams.ts';
import { cloneDatabase } from '../../support/database.ts';

const HOUR_MS = 3_600_000;
let own: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  own = await cloneDatabase();
});
afterAll(() => own.drop());

const fileOf = (id: string): Change => ({ kind: 'file', organizationUuid: randomUUID(), id });

test('whoever watches one thing hears of it, also when it was told before they asked, and of no other', async () => {
  let listener: Parameters<ChangeFeed['listen']>[0] | undefined;
  const changes: ChangeFeed = { listen: async (one) => void (listener = one), close: async () => {} };
  const streams = createAlertStreams({ database: own.database, changes });
  const watch = await streams.watch('file', 'one');
  listener?.onChange(fileOf('one'));
  await watch.next(HOUR_MS);
  let heard = false;
  const next = watch.next(HOUR_MS).then(() => (heard = true));
  listener?.onChange(fileOf('other'));
  listener?.onChange({ ...fileOf('one'), kind: 'contract' });
  await new Promise(setImmediate);
  expect(heard).toBe(false);
  listener?.onGap();
  await next;
  watch.end();
  await streams.close();
});

test('where nothing can be heard, it is looked at when the time is over', async () => {
  const changes: ChangeFeed = { listen: () => Promise.reject(new Error('no connection')), close: async () => {} };
  const troubles: unknown[] = [];
  const streams = createAlertStreams({ database: own.database, changes, onTrouble: (error) => troubles.push(error) });
  const watch = await streams.watch('file', 'one');
  await watch.next(1);
  expect(troubles).toEqual([new Error('no connection')]);
  watch.end();
  await streams.close();
});
