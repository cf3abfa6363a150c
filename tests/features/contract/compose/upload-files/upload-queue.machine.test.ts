import { expect, it } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import type { File as StoredFile } from '@/entities/file';
import { listUsableFileIds } from '@/features/contract/compose/upload-files/model/usable-file-ids';
import { describeProblem } from '@/features/contract/compose/upload-files/ui/problem-words';
import { explainUploadsNotReady } from '@/features/contract/compose/upload-files/ui/explain-uploads-not-ready';
import { uploadItemMachine } from '@/features/contract/compose/upload-files/model/upload-item.machine';
import { uploadQueueMachine } from '@/features/contract/compose/upload-files/model/upload-queue.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { storedFile } from '../../../../support/stored-file';

type Transport = {
  stored: (file: StoredFile) => void;
  failed: (error: unknown) => void;
  progress: (share: number) => void;
  isStopped: boolean;
};
type Answers = { watch?: () => Promise<StoredFile>; confirm?: () => Promise<StoredFile> };

/** Creates a queue whose uploads wait for the test. */
function start(files: StoredFile[] = [], { watch, confirm }: Answers = {}) {
  const uploads = new Map<string, Transport>();
  const item = uploadItemMachine.provide({
    actors: {
      upload: fromCallback(({ input, sendBack }) => {
        const transport: Transport = {
          stored: (file) => sendBack({ type: 'stored', file }),
          failed: (error) => sendBack({ type: 'failed', error }),
          progress: (share) => sendBack({ type: 'progressed', share }),
          isStopped: false,
        };
        uploads.set(input.name, transport);
        return () => {
          transport.isStopped = true;
        };
      }),
      watch: fromRequest(() => watch?.() ?? new Promise<never>(() => {})),
      confirm: fromRequest(() => confirm?.() ?? new Promise<never>(() => {})),
    },
  });
  const actor = createActor(uploadQueueMachine.provide({ actors: { uploadItem: item } }), { input: { files } }).start();
  const items = () => actor.getSnapshot().context.items;
  const states = () => items().map(({ name, state }) => `${name} ${state}`);
  const add = (...names: string[]) =>
    actor.send({ type: 'files.added', files: names.map((name) => new File(['%PDF-'], name)) });
  const upload = (name: string) => {
    const transport = uploads.get(name);
    if (!transport) throw new Error(`${name} is not being uploaded.`);
    return transport;
  };
  const until = (name: string, state: string) =>
    waitFor(actor, ({ context }) => context.items.some((one) => one.name === name && one.state === state));
  return { actor, items, states, add, upload, until };
}

it('uploads two at a time, in order', () => {
  const { add, states, upload } = start();
  add('1.pdf', '2.pdf', '3.pdf');
  expect(states()).toEqual(['1.pdf uploading', '2.pdf uploading', '3.pdf waiting']);
  upload('1.pdf').progress(0.62);
  upload('1.pdf').stored(storedFile({ name: '1.pdf' }));
  expect(states()).toEqual(['1.pdf ready', '2.pdf uploading', '3.pdf uploading']);
});

it('refuses what is plainly wrong without sending it, and lets it be replaced in its place', () => {
  const { actor, add, states, items, upload } = start();
  add('1.pdf', '표.xlsx', '2.pdf');
  expect(states()).toEqual(['1.pdf uploading', '표.xlsx refused', '2.pdf uploading']);
  expect(items()[1]?.problem).toBe('KIND');
  expect(explainUploadsNotReady(items())).toEqual({ words: '파일 1개를 고쳐야 해요', isProblem: true });
  upload('1.pdf').stored(storedFile({ name: '1.pdf' }));
  actor.send({ type: 'file.replaced', key: items()[1]?.key ?? '', file: new File(['%PDF-'], '표.pdf') });
  expect(states()).toEqual(['1.pdf ready', '표.pdf uploading', '2.pdf uploading']);
  actor.send({ type: 'file.replaced', key: items()[0]?.key ?? '', file: new File(['%PDF-'], '첫.pdf') });
  expect(states()).toEqual(['첫.pdf waiting', '표.pdf uploading', '2.pdf uploading']);
});

it('says in the server’s words why a file is refused', () => {
  const { add, items, upload } = start();
  add('1.pdf', '2.pdf');
  const refusal = {
    errorCode: 'FILE_ENCRYPTED',
    message: '비밀번호가 걸린 파일이에요. 풀어서 다시 올려주세요.',
  } as const;
  upload('1.pdf').stored(storedFile({ name: '1.pdf', status: 'REFUSED', refusal }));
  upload('2.pdf').failed(
    new ApiError('FILE_UNKNOWN', {
      status: 415,
      body: { isSuccess: false, code: 415, message: '워드 문서예요.', errorCode: 'FILE_UNKNOWN' },
    }),
  );
  expect(items().map((item) => [item.state, describeProblem(item)])).toEqual([
    ['refused', '비밀번호가 걸린 파일이에요. 풀어서 다시 올려주세요.'],
    ['refused', '워드 문서예요.'],
  ]);
  expect(listUsableFileIds(items())).toEqual([]);
});

it('goes on with an upload that stopped', async () => {
  const { actor, add, items, upload, until } = start();
  add('1.pdf');
  upload('1.pdf').failed(new ApiError('NETWORK'));
  expect(items()[0]?.state).toBe('stopped');
  actor.send({ type: 'item.retried', key: items()[0]?.key ?? '' });
  await until('1.pdf', 'uploading');
  upload('1.pdf').stored(storedFile({ name: '1.pdf' }));
  expect(explainUploadsNotReady(items())).toBeNull();
});

it('stops an upload that is taken out', () => {
  const { actor, add, states, items, upload } = start();
  add('1.pdf', '2.pdf', '3.pdf');
  actor.send({ type: 'item.removed', key: items()[0]?.key ?? '' });
  expect(upload('1.pdf').isStopped).toBe(true);
  expect(states()).toEqual(['2.pdf uploading', '3.pdf uploading']);
});

it('waits for the server and for the sender’s word', async () => {
  const asking = storedFile({ name: '동의서.hwpx', kind: 'HWPX', status: 'NEEDS_CONFIRMATION' });
  const { actor, add, items, upload, until } = start([], {
    watch: async () => asking,
    confirm: async () => ({ ...asking, status: 'READY' }),
  });
  add('동의서.hwpx');
  upload('동의서.hwpx').stored({ ...asking, status: 'PROCESSING', pages: [] });
  expect(items()[0]?.state).toBe('processing');
  await until('동의서.hwpx', 'asking');
  expect(explainUploadsNotReady(items())?.words).toBe('파일 1개를 확인해주세요');
  // The draft already contains this file, so nothing is lost by leaving now.
  expect(listUsableFileIds(items())).toEqual([asking.fileId]);
  actor.send({ type: 'item.confirmed', key: items()[0]?.key ?? '' });
  await until('동의서.hwpx', 'ready');
});

it('says that the server is busy, and goes on by itself', async () => {
  const given = storedFile({ name: '통지서.hwpx', status: 'PROCESSING', pages: [] });
  const answers = [{ ...given, status: 'STORED' as const }, given, storedFile({ name: '통지서.hwpx' })];
  const { actor, add, upload, until, items } = start([], {
    watch: () => Promise.resolve(answers.shift() ?? Promise.reject(new Error('Asked once too often.'))),
  });
  const seen: string[] = [];
  actor.subscribe(() => seen.push(items()[0]?.state ?? ''));
  add('통지서.hwpx');
  upload('통지서.hwpx').stored(given);
  await until('통지서.hwpx', 'ready');
  expect(seen.filter((state, index) => state !== seen[index - 1])).toEqual([
    'waiting',
    'uploading',
    'processing',
    'delayed',
    'processing',
    'ready',
  ]);
});

it('asks again for a file whose fate was not heard of', async () => {
  let isLost = true;
  const onItsWay = storedFile({ name: '1.pdf', status: 'PROCESSING' });
  const { actor, items, until } = start([onItsWay], {
    watch: async () => {
      if (isLost) throw new ApiError('NETWORK');
      return { ...onItsWay, status: 'READY' };
    },
  });
  await until('1.pdf', 'stopped');
  isLost = false;
  actor.send({ type: 'item.retried', key: items()[0]?.key ?? '' });
  await until('1.pdf', 'ready');
  expect(explainUploadsNotReady(actor.getSnapshot().context.items)).toBeNull();
});

it('begins with the files of a draft, puts them into another order, and takes twenty at most', () => {
  const files = Array.from({ length: 19 }, (_, index) => storedFile({ fileId: `f${index}`, name: `${index}.pdf` }));
  const { actor, add, items } = start(files);
  actor.send({ type: 'item.moved', from: 18, to: 0 });
  expect(listUsableFileIds(items()).slice(0, 2)).toEqual(['f18', 'f0']);
  add('a.pdf', 'b.pdf', 'c.pdf');
  expect(items()).toHaveLength(20);
  expect(actor.getSnapshot().context.leftOut).toBe(2);
  actor.send({ type: 'item.removed', key: 'f0' });
  expect([items().length, actor.getSnapshot().context.leftOut]).toEqual([19, 0]);
  add('d.pdf');
  const keys = [items().length, actor.getSnapshot().context.leftOut, new Set(items().map(({ key }) => key)).size];
  expect(keys).toEqual([20, 0, 20]);
  expect(Object.keys(actor.getSnapshot().context.refs)).not.toContain('f0');
});

it('names a file as it was typed, however its system composes characters', () => {
  const { add, items } = start();
  add('계약서.pdf'.normalize('NFD'));
  expect(items()[0]).toEqual({
    key: 'new-0',
    name: '계약서.pdf',
    bytes: 5,
    state: 'uploading',
    share: 0,
    stored: null,
    problem: null,
    failure: null,
  });
});

it('takes the arranged file in the place of the one it came from', () => {
  const { actor, add, items, states, upload } = start();
  add('1.pdf', '2.pdf');
  upload('1.pdf').stored(storedFile({ name: '1.pdf', fileId: 'first' }));
  const key = items()[0]?.key ?? '';
  const arrangement = { fileId: 'first', pageCount: 2, pages: [{ page: 2, turn: 0 as const }] };
  const arranged = storedFile({ name: '1.pdf', fileId: 'arranged', pageCount: 1, arrangement });
  actor.send({ type: 'item.arranged', key, file: arranged });
  expect(states()).toEqual(['1.pdf ready', '2.pdf uploading']);
  expect(items()[0]).toMatchObject({ key, stored: { fileId: 'arranged', pageCount: 1 } });
  expect(listUsableFileIds(items())).toEqual(['arranged']);
  // A file that is still being uploaded has no pages yet.
  actor.send({ type: 'item.arranged', key: items()[1]?.key ?? '', file: arranged });
  expect(items()[1]?.stored).toBeNull();
});
