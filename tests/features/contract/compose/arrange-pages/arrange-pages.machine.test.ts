import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ArrangedPage, File as StoredFile } from '@/entities/file';
import { arrangePagesMachine } from '@/features/contract/compose/arrange-pages/model/arrange-pages.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { http, ok, server } from '../../../../support/http';
import { storedFile } from '../../../../support/stored-file';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const [onePage] = storedFile().pages;
const pages = [1, 2, 3].flatMap((number) => (onePage ? [{ ...onePage, number }] : []));
const upload = storedFile({ fileId: 'upload', pages, pageCount: 3 });
const arranged = storedFile({ fileId: 'arranged' });

type Answer<Value> = () => Promise<Value>;
type Answers = { load?: Answer<StoredFile>[]; arrange?: Answer<StoredFile>[]; file?: StoredFile };

/** Opens the dialog for a file, with the server's answers in order. */
function start({ load = [], arrange = [], file = upload }: Answers = {}) {
  const loaded: string[] = [];
  const arrangedAs: { fileId: string; pages: readonly ArrangedPage[] }[] = [];
  const actor = createActor(
    arrangePagesMachine.provide({
      actors: {
        load: fromRequest(({ input: { fileId } }: { input: { fileId: string } }) => {
          loaded.push(fileId);
          return (load.shift() ?? (() => Promise.resolve(upload)))();
        }),
        arrange: fromRequest(({ input }: { input: { fileId: string; pages: readonly ArrangedPage[] } }) => {
          arrangedAs.push(input);
          return (arrange.shift() ?? (() => Promise.resolve(arranged)))();
        }),
      },
    }),
    { input: { file } },
  ).start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const order = () =>
    actor.getSnapshot().context.sheets.map(({ page, turn, isKept }) => `${isKept ? '' : '-'}${page}${turn || ''}`);
  const result = () => actor.getSnapshot().context.result?.fileId;
  return { actor, loaded, arrangedAs, result, until, order };
}

const fail = () => Promise.reject(new ApiError('NETWORK'));

test('the upload is read, also when its images have expired, and its arrangement is sent', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get('/files/{fileId}', ({ params, response }) => {
      sent.push(params.fileId);
      return response(200).json(ok(upload));
    }),
    http.post('/files/{fileId}/arrangement', async ({ params, request, response }) => {
      sent.push([params.fileId, await request.json()]);
      return response(200).json(ok(arranged));
    }),
  );
  const arrangement = { fileId: 'upload', pageCount: 3, pages: [{ page: 3, turn: 90 as const }] };
  const file = storedFile({ fileId: 'before', arrangement });
  const actor = createActor(arrangePagesMachine, { input: { file } }).start();
  expect(actor.getSnapshot().context).toEqual({
    file,
    upload: null,
    initial: [],
    sheets: [],
    past: [],
    failure: null,
    result: null,
  });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('arranging'));
  expect([context.initial === context.sheets, context.past]).toEqual([true, []]);
  expect(actor.getSnapshot().can({ type: 'undo' })).toBe(false);
  actor.send({ type: 'refresh' });
  await waitFor(actor, (snapshot) => snapshot.matches({ arranging: 'resting' }));
  actor.send({ type: 'apply' });
  const last = await waitFor(actor, ({ status }) => status === 'done');
  expect([last.value, last.context.result]).toEqual(['arranged', arranged]);
  expect(sent).toEqual(['upload', 'upload', ['upload', { pages: arrangement.pages }]]);
});

test('pages are turned, taken out and moved, and the result is a new file', async () => {
  const { actor, until, order, arrangedAs, result } = start();
  await until('arranging');
  actor.send({ type: 'page.turned', page: 1 });
  actor.send({ type: 'page.removed', page: 2 });
  actor.send({ type: 'page.moved', page: 3, to: 0 });
  expect(order()).toEqual(['3', '190', '-2']);
  actor.send({ type: 'apply' });
  await until('arranged');
  expect(arrangedAs).toEqual([
    {
      fileId: 'upload',
      pages: [
        { page: 3, turn: 0 },
        { page: 1, turn: 90 },
      ],
    },
  ]);
  expect(result()).toBe('arranged');
});

test('each step is taken back, as far as the beginning', async () => {
  const { actor, until, order } = start();
  await until('arranging');
  actor.send({ type: 'page.turned', page: 1 });
  actor.send({ type: 'page.removed', page: 2 });
  actor.send({ type: 'page.restored', page: 2 });
  // Moves past either end or to the same position do nothing, because there would be nothing to undo.
  actor.send({ type: 'page.moved', page: 3, to: 3 });
  actor.send({ type: 'page.moved', page: 1, to: -1 });
  actor.send({ type: 'page.moved', page: 3, to: 2 });
  const states = [0, 1, 2, 3].map(() => {
    const now = order().join(' ');
    actor.send({ type: 'undo' });
    return now;
  });
  expect(states).toEqual(['190 2 3', '190 -2 3', '190 2 3', '1 2 3']);
  expect(order()).toEqual(['1', '2', '3']);
});

test('nothing is sent without a page', async () => {
  const { actor, until, arrangedAs } = start();
  await until('arranging');
  for (const page of [1, 2, 3]) actor.send({ type: 'page.removed', page });
  actor.send({ type: 'apply' });
  expect([actor.getSnapshot().matches('arranging'), arrangedAs]).toEqual([true, []]);
});

test('an arranged file shows the pages of its upload', async () => {
  const arrangement = { fileId: 'upload', pageCount: 3, pages: [{ page: 3, turn: 90 as const }] };
  const { until, loaded, order } = start({ file: storedFile({ fileId: 'arranged', arrangement }) });
  await until('arranging');
  expect([loaded, order()]).toEqual([['upload'], ['-1', '-2', '390']]);
});

test('a failure loses nothing: loading is tried again, and so is applying', async () => {
  const { actor, until, order, result } = start({ load: [fail], arrange: [fail] });
  expect((await until('unreachable')).context.failure?.code).toBe('NETWORK');
  actor.send({ type: 'retry' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await until('arranging');
  actor.send({ type: 'page.turned', page: 2 });
  actor.send({ type: 'apply' });
  await waitFor(actor, ({ context }) => context.failure !== null);
  expect([actor.getSnapshot().matches('arranging'), order()]).toEqual([true, ['1', '290', '3']]);
  actor.send({ type: 'apply' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await until('arranged');
  expect(result()).toBe('arranged');
});

test('images whose URLs have expired are requested again, and the pages stay as they are', async () => {
  const fresh = storedFile({ ...upload, sha256: 'f'.repeat(64) });
  const { actor, until, order } = start({ load: [() => Promise.resolve(upload), () => Promise.resolve(fresh), fail] });
  await until('arranging');
  actor.send({ type: 'page.turned', page: 3 });
  actor.send({ type: 'refresh' });
  await until({ arranging: 'resting' });
  expect([actor.getSnapshot().context.upload?.sha256, order()]).toEqual([fresh.sha256, ['1', '2', '390']]);
  actor.send({ type: 'refresh' });
  await waitFor(actor, ({ context }) => context.failure !== null);
  expect([actor.getSnapshot().matches({ arranging: 'resting' }), order()]).toEqual([true, ['1', '2', '390']]);
});
