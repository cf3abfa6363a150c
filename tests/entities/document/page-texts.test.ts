import { expect, test, vi } from 'vitest';
import { waitUntil } from '../../support/wait-until.ts';
import { createPageTextStore } from '@/entities/document/model/page-texts';

const written = (page: number) => ({ lines: [`${page}쪽`], isWhole: true });

test('nothing is asked for before the first page is seen', async () => {
  const read = vi.fn(async (page: number) => written(page));
  const texts = createPageTextStore(read);
  texts.want(1);
  texts.want(2);
  expect(read).not.toHaveBeenCalled();
  texts.begin();
  await waitUntil(() => expect(texts.stateOf(2)).toEqual({ is: 'read', text: written(2) }));
  expect(read.mock.calls).toEqual([[1], [2]]);
});

test('one after the other, each once, and not what was scrolled past', async () => {
  const answers: (() => void)[] = [];
  const read = vi.fn(
    (page: number) => new Promise<ReturnType<typeof written>>((resolve) => answers.push(() => resolve(written(page)))),
  );
  const texts = createPageTextStore(read);
  texts.begin();
  for (const page of [1, 2, 3]) texts.want(page);
  await waitUntil(() => expect(read.mock.calls).toEqual([[1]]));
  texts.unwant(2);
  // The page is released and requested again while its request is in progress.
  texts.unwant(1);
  texts.want(1);
  answers[0]?.();
  await waitUntil(() => expect(read.mock.calls).toEqual([[1], [3]]));
  answers[1]?.();
  await waitUntil(() => expect(texts.stateOf(3).is).toBe('read'));
  for (const page of [1, 3]) texts.want(page);
  expect(read).toHaveBeenCalledTimes(2);
  expect(texts.stateOf(2)).toEqual({ is: 'waiting' });
});

test('a page that failed is asked for again when somebody wants it, the others go on', async () => {
  const read = vi.fn(async (page: number) => written(page));
  read.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(written(2)).mockRejectedValueOnce(new Error());
  const texts = createPageTextStore(read);
  const told = vi.fn();
  const leave = texts.subscribe(told);
  texts.begin();
  texts.want(1);
  texts.want(2);
  await waitUntil(() => expect(texts.stateOf(2).is).toBe('read'));
  expect(texts.stateOf(1)).toEqual({ is: 'failed', times: 1 });
  texts.want(1);
  await waitUntil(() => expect(texts.stateOf(1)).toEqual({ is: 'failed', times: 2 }));
  texts.want(1);
  await waitUntil(() => expect(texts.stateOf(1)).toEqual({ is: 'read', text: written(1) }));
  expect(told).toHaveBeenCalledTimes(4);
  leave();
});
