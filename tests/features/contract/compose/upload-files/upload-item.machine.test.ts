import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, fromCallback, fromTransition, waitFor } from 'xstate';
import type { File as StoredFile } from '@/entities/file';
import {
  uploadItemMachine,
  type UploadItem,
  type UploadItemInput,
} from '@/features/contract/compose/upload-files/model/upload-item.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { http, ok, server } from '../../../../support/http';
import { storedFile } from '../../../../support/stored-file';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const fresh: UploadItemInput = {
  key: 'k',
  name: '1.pdf',
  bytes: 5,
  source: new File(['%PDF-'], '1.pdf'),
  stored: null,
};
const existing = (change: Partial<StoredFile>): UploadItemInput => ({
  ...fresh,
  source: null,
  stored: storedFile(change),
});

type Report = { type: 'item.reported'; item: UploadItem };
type Actors = NonNullable<Parameters<typeof uploadItemMachine.provide>[0]['actors']>;

/** Runs a file's machine in a parent that records its reports. Uploads wait for the test. */
function start(input: UploadItemInput, actors: Actors = {}) {
  const uploads: unknown[] = [];
  const uploadItem = uploadItemMachine.provide({
    actors: { upload: fromCallback(({ input: asked }) => void uploads.push(asked)), ...actors },
  });
  const parent = createActor(
    fromTransition((reports: readonly UploadItem[], { item }: Report) => [...reports, item], []),
  ).start();
  const actor = createActor(uploadItem, { input, parent }).start();
  const reports = () => parent.getSnapshot().context;
  const until = async (state: UploadItem['state']) =>
    (await waitFor(parent, ({ context }) => context.at(-1)?.state === state)).context;
  return { send: (event: Parameters<typeof actor.send>[0]) => actor.send(event), reports, until, uploads };
}

it('reports every step of an upload, with all that the list shows', () => {
  const { send, reports, uploads } = start(fresh);
  send({ type: 'start' });
  send({ type: 'progressed', share: 0.5 });
  send({ type: 'stored', file: storedFile({ fileId: 'f' }) });
  expect(uploads).toEqual([{ source: fresh.source, name: '1.pdf' }]);
  const item = { key: 'k', name: '1.pdf', bytes: 5, stored: null, problem: null, failure: null };
  expect(reports()).toEqual([
    { ...item, state: 'waiting', share: 0 },
    { ...item, state: 'uploading', share: 0 },
    { ...item, state: 'uploading', share: 0.5 },
    { ...item, state: 'ready', share: 1, stored: storedFile({ fileId: 'f' }) },
  ]);
});

it('begins an upload that stopped from the beginning', () => {
  const { send, reports } = start(fresh);
  send({ type: 'start' });
  send({ type: 'progressed', share: 0.5 });
  send({ type: 'failed', error: new ApiError('NETWORK') });
  expect(reports().at(-1)).toMatchObject({ state: 'stopped', share: 0.5, failure: { code: 'NETWORK' } });
  send({ type: 'retry' });
  expect(reports().at(-1)).toMatchObject({ state: 'waiting', share: 0, failure: null });
});

it.each([
  [413, 'refused'],
  [415, 'refused'],
  [422, 'refused'],
  [500, 'stopped'],
  [undefined, 'stopped'],
] as const)('is after %s %s', (status, state) => {
  const { send, reports } = start(fresh);
  send({ type: 'start' });
  send({ type: 'failed', error: new ApiError('UNKNOWN', status === undefined ? {} : { status }) });
  const last = reports().at(-1);
  expect([last?.state, last?.problem !== null, last?.failure !== null]).toEqual([
    state,
    state === 'refused',
    state === 'stopped',
  ]);
});

it.each([
  ['PROCESSING', 'processing'],
  ['STORED', 'delayed'],
] as const)('asks about a file of a draft that is %s until it is known', async (status, state) => {
  const asked: unknown[] = [];
  const { until, reports } = start(existing({ fileId: 'f', status }), {
    watch: fromRequest<StoredFile, Pick<StoredFile, 'fileId' | 'status'>>(async ({ input }) => {
      asked.push(input);
      return storedFile({ fileId: 'f' });
    }),
  });
  await until('ready');
  expect(asked).toEqual([{ fileId: 'f', status }]);
  expect(reports().map((item) => item.state)).toEqual([state, 'ready']);
});

it('asks the sender about a file that looks different now, and sends the answer', async () => {
  const asking = storedFile({ fileId: 'f', status: 'NEEDS_CONFIRMATION' });
  const sent: unknown[] = [];
  server.use(
    http.patch('/files/{fileId}', async ({ params, request, response }) => {
      sent.push([params.fileId, await request.json()]);
      return sent.length === 1
        ? response.untyped(Response.error())
        : response(200).json(ok(storedFile({ fileId: 'f', status: 'READY' })));
    }),
  );
  const { send, until } = start({ ...fresh, stored: asking });
  await until('asking');
  send({ type: 'confirm' });
  await until('confirming');
  expect((await until('asking')).at(-1)?.failure?.code).toBe('NETWORK');
  send({ type: 'confirm' });
  const reports = await until('ready');
  expect(sent).toEqual([
    ['f', { confirmed: true }],
    ['f', { confirmed: true }],
  ]);
  expect(reports.filter(({ state }) => state === 'confirming').map(({ failure }) => failure)).toEqual([null, null]);
});

it.each(['PROCESSING', 'STORED'] as const)(
  'asks what the file says, not why an earlier question about a file that is %s got no answer',
  async (status) => {
    const answers = [new ApiError('NETWORK'), storedFile({ status: 'NEEDS_CONFIRMATION' })];
    const { send, until } = start(existing({ status }), {
      watch: fromRequest<StoredFile, Pick<StoredFile, 'fileId' | 'status'>>(async () => {
        const answer = answers.shift();
        if (!answer || answer instanceof ApiError) throw answer;
        return answer;
      }),
    });
    expect((await until('stopped')).at(-1)?.failure?.code).toBe('NETWORK');
    send({ type: 'retry' });
    expect((await until('asking')).at(-1)?.failure).toBeNull();
  },
);
