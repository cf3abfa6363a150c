import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import type { DocumentCheck } from '@/features/document/check-document/api/checks';
import {
  checkDocumentMachine,
  MAX_DOCUMENT_BYTES,
} from '@/features/document/check-document/model/check-document.machine';
import { inspectFile, type FileInspection } from '@/features/document/check-document/model/inspect-file';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { ok, server, signHttp } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const pdf = (text: string) => new File([`%PDF-1.7\n${text}`], '계약서.pdf');
const answer = (verdict: DocumentCheck['verdict']): DocumentCheck => ({
  verdict,
  kind: null,
  words: '',
  sha256: null,
  certificateNo: null,
  documentNo: null,
  title: null,
  organizationName: null,
  completedAt: null,
  sealedAt: null,
  pageCount: null,
  documentSha256: null,
  certificateSha256: null,
  keyId: null,
  timestamp: null,
  addedAfter: [],
  signatures: [],
  people: [],
  eventCount: null,
  recordFault: null,
});
const seen: FileInspection = { isPdf: true, signatures: 1, bytesBehind: 0, sha256: 'ab' };

type Answers = {
  inspection?: FileInspection;
  byHash?: (DocumentCheck | ApiError)[];
  byNumber?: (DocumentCheck | ApiError)[];
  byFile?: DocumentCheck | ApiError;
  /** The upload ends only when the test says so. */
  waits?: boolean;
};

function start({ inspection = seen, byHash = [], byNumber = [], byFile, waits = false }: Answers, certificateNo = '') {
  const asked: string[] = [];
  const say = (name: string, given: DocumentCheck | ApiError | undefined) => {
    asked.push(name);
    if (given instanceof ApiError || !given) throw given ?? new ApiError('UNKNOWN');
    return given;
  };
  const actor = createActor(
    checkDocumentMachine.provide({
      actors: {
        inspect: fromRequest(async () => inspection),
        askByHash: fromRequest(async () => say('hash', byHash.shift())),
        askByNumber: fromRequest(async ({ input }) => say(input.certificateNo, byNumber.shift())),
        send: fromCallback(({ sendBack }) => {
          asked.push('file');
          if (waits) return;
          sendBack(
            byFile instanceof ApiError || !byFile
              ? { type: 'failed', error: byFile }
              : { type: 'judged', result: byFile },
          );
        }),
      },
    }),
    { input: { certificateNo } },
  ).start();
  return { actor, asked };
}

it('asks for a number as it is printed, and for the fingerprint of a file', async () => {
  const sent: string[] = [];
  server.use(
    signHttp.get('/documents/checks/{certificateNo}', ({ params, response }) => {
      sent.push(params.certificateNo);
      return response(200).json(ok(answer('WHOLE')));
    }),
    signHttp.get('/documents/checks', ({ query, response }) => {
      sent.push(query.get('sha256') ?? '');
      return response(200).json(ok(answer('WHOLE')));
    }),
  );
  const actor = createActor(checkDocumentMachine, { input: { certificateNo: '' } }).start();
  const nothing = { file: null, certificateNo: '', seen: null, share: 0, result: null, refusal: null, failure: null };
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(['choosing', nothing]);
  actor.send({ type: 'number.entered', certificateNo: ' dj-c-2611-0482-7f3a ' });
  const byNumber = await waitFor(actor, (state) => state.matches('judged'));
  const certificateNo = 'DJ-C-2611-0482-7F3A';
  expect(byNumber.context).toEqual({ ...nothing, certificateNo, result: answer('WHOLE') });
  const file = pdf('');
  actor.send({ type: 'file.chosen', file });
  expect(actor.getSnapshot().context).toEqual({ ...nothing, certificateNo, file });
  const { context } = await waitFor(actor, (state) => state.matches('judged'));
  expect(context.seen).toEqual({ isPdf: true, signatures: 0, bytesBehind: null, sha256: expect.any(String) });
  expect(sent).toEqual([certificateNo, context.seen?.sha256]);
  actor.send({ type: 'restart' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(['choosing', nothing]);
});

it('shows how much of a file has been sent, and begins at nothing again', async () => {
  const { actor, asked } = start({ inspection: { ...seen, sha256: null }, waits: true });
  actor.send({ type: 'file.chosen', file: pdf('') });
  await waitFor(actor, (state) => state.matches('sending'));
  actor.send({ type: 'progressed', share: 0.4 });
  expect(actor.getSnapshot().context.share).toBe(0.4);
  actor.send({ type: 'failed', error: new ApiError('NETWORK') });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.code]).toEqual(['failed', 'NETWORK']);
  actor.send({ type: 'retry' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['inspecting', null]);
  const { context } = await waitFor(actor, (state) => state.matches('sending'));
  expect([context.share, asked]).toEqual([0, ['file', 'file']]);
});

it('looks a number up again after a lost connection, and not a file', async () => {
  const { actor, asked } = start({ byNumber: [new ApiError('NETWORK'), answer('WHOLE')] }, 'DJ-C');
  expect((await waitFor(actor, (state) => state.matches('failed'))).context.failure?.code).toBe('NETWORK');
  actor.send({ type: 'retry' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await waitFor(actor, (state) => state.matches('judged'));
  expect(asked).toEqual(['DJ-C', 'DJ-C']);
});

it('fails where the file cannot be read', async () => {
  const actor = createActor(
    checkDocumentMachine.provide({ actors: { inspect: fromRequest(() => Promise.reject(new ApiError('UNKNOWN'))) } }),
    { input: { certificateNo: '' } },
  ).start();
  actor.send({ type: 'file.chosen', file: pdf('') });
  expect((await waitFor(actor, (state) => state.matches('failed'))).context.failure?.code).toBe('UNKNOWN');
});

it('keeps a file here that is known by its fingerprint', async () => {
  const { actor, asked } = start({ byHash: [answer('WHOLE')] });
  actor.send({ type: 'file.chosen', file: pdf('') });
  await waitFor(actor, (state) => state.matches('judged'));
  expect(asked).toEqual(['hash']);
});

it('sends a file that is not known, and tells its verdict', async () => {
  const { actor, asked } = start({ byHash: [answer('UNKNOWN')], byFile: answer('CHANGED') });
  actor.send({ type: 'file.chosen', file: pdf('') });
  const { context } = await waitFor(actor, (state) => state.matches('judged'));
  expect([asked, context.result?.verdict]).toEqual([['hash', 'file'], 'CHANGED']);
});

it('sends the file at once where the browser computes no fingerprint', async () => {
  const { actor, asked } = start({ inspection: { ...seen, sha256: null }, byFile: answer('WHOLE') });
  actor.send({ type: 'file.chosen', file: pdf('') });
  await waitFor(actor, (state) => state.matches('judged'));
  expect(asked).toEqual(['file']);
});

it('refuses what is plainly nothing to check, and asks nobody', async () => {
  const { actor, asked } = start({ inspection: { ...seen, isPdf: false } });
  actor.send({ type: 'file.chosen', file: new File([], '빈 파일.pdf') });
  expect(actor.getSnapshot().context.refusal).toBe('empty');
  const large = new File(['x'], '큰 파일.pdf');
  Object.defineProperty(large, 'size', { value: MAX_DOCUMENT_BYTES + 1, configurable: true });
  actor.send({ type: 'file.chosen', file: large });
  expect(actor.getSnapshot().context.refusal).toBe('too-large');
  Object.defineProperty(large, 'size', { value: MAX_DOCUMENT_BYTES });
  actor.send({ type: 'file.chosen', file: large });
  expect(actor.getSnapshot().context.refusal).toBeNull();
  actor.send({ type: 'file.chosen', file: new File(['hello'], '글.pdf') });
  const { context } = await waitFor(actor, (state) => state.context.refusal === 'not-pdf');
  expect([context.refusal, asked]).toEqual(['not-pdf', []]);
});

it('begins with the number of a QR, says where there is none, and takes another', async () => {
  const { actor, asked } = start({ byNumber: [new ApiError('NOT_FOUND'), answer('WHOLE')] }, 'DJ-C-2611-0482-0000');
  await waitFor(actor, (state) => state.matches('refused'));
  expect(actor.getSnapshot().context.refusal).toBe('unknown-number');
  actor.send({ type: 'number.entered', certificateNo: ' dj-c-2611-0482-7f3a ' });
  await waitFor(actor, (state) => state.matches('judged'));
  expect(asked).toEqual(['DJ-C-2611-0482-0000', 'DJ-C-2611-0482-7F3A']);
});

it('tries again after a lost connection', async () => {
  const { actor } = start({ byHash: [new ApiError('NETWORK'), answer('WHOLE')] });
  actor.send({ type: 'file.chosen', file: pdf('') });
  await waitFor(actor, (state) => state.matches('failed'));
  actor.send({ type: 'retry' });
  await waitFor(actor, (state) => state.matches('judged'));
  actor.send({ type: 'restart' });
  expect(actor.getSnapshot().value).toBe('choosing');
});

it('sees signatures, what stands behind them, and what is no PDF', async () => {
  const signed = '/ByteRange [0 100 200 50]';
  expect(await inspectFile(pdf(signed.padEnd(250 - 9)))).toMatchObject({ isPdf: true, signatures: 1, bytesBehind: 0 });
  expect(await inspectFile(pdf(signed.padEnd(300 - 9)))).toMatchObject({ bytesBehind: 50 });
  expect(await inspectFile(pdf('nothing'))).toMatchObject({ signatures: 0, bytesBehind: null });
  expect(await inspectFile(new File(['GIF89a'], 'x.pdf'))).toMatchObject({ isPdf: false });
  expect(await inspectFile(new File(['PK\u0003\u0004 document.pdf %PDF-1.7'], 'x.zip'))).toMatchObject({
    isPdf: false,
  });
});

it('sees all but the fingerprint on a page without https, where browsers have no crypto.subtle', async () => {
  vi.stubGlobal('crypto', {});
  try {
    expect(await inspectFile(pdf('nothing'))).toEqual({ isPdf: true, signatures: 0, bytesBehind: null, sha256: null });
  } finally {
    vi.unstubAllGlobals();
  }
});
