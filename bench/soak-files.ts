import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { mutate } from '../tests/support/documents/mutate.ts';
import { longHangul } from '../tests/support/documents/sample-hangul.ts';
import { linearised, samplePdf } from '../tests/support/documents/sample-pdfs.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { loginLive, signUpLive } from '../tests/support/live-sign-up.ts';
import { createRandom } from '../tests/support/random.ts';
import { median } from './lib/usage.ts';

/** Uploads randomly corrupted files to a real server, which must answer each in time and never restart. */
const COUNT = Number(process.env['SOAK_FILES'] ?? 2_000);
const AT_ONCE = 4;
const MAX_ANSWER_MS = 10_000;
const EMAIL = 'soak@hanbit.example';

const plain = { width: 90, height: 60, background: '#f00' };
const SAMPLES: Record<string, Buffer> = {
  PDF: samplePdf({ pages: 3 }),
  'PDF, object streams': samplePdf({ pages: 3, xref: 'OBJECT_STREAMS' }),
  'PDF, linearised': linearised(samplePdf({ pages: 3 })),
  PNG: await sharp({ create: { ...plain, channels: 4 } })
    .png()
    .toBuffer(),
  JPEG: await sharp({ create: { ...plain, channels: 3 } })
    .jpeg()
    .toBuffer(),
  HWP: await longHangul(2, 'hwp'),
  HWPX: await longHangul(2, 'hwpx'),
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-soak-'));
const server = await startLiveServer({ dataDir, port: await freePort() });
await signUpLive(server.origin, EMAIL);
let token = await newToken();

const kinds = Object.keys(SAMPLES);
const random = createRandom(2_611).next;
const took: number[] = [];
const outcomes = new Map<string, number>();
const lost: string[] = [];
let next = 0;
await Promise.all(Array.from({ length: AT_ONCE }, work));

const alive = (await fetch(`${server.origin}/api/ready`)).ok;
await server.stop();
await rm(dataDir, { recursive: true, force: true });
console.table(Object.fromEntries([...outcomes].toSorted(([a], [b]) => (a < b ? -1 : 1))));
console.table({
  'files changed at random and uploaded': COUNT,
  'without an answer': lost.length,
  'median until the answer (ms)': Math.round(median(took)),
  'slowest (ms)': Math.round(Math.max(...took)),
  'the server is the same process and ready': alive,
});
for (const line of lost) console.error(line);
process.exitCode = lost.length === 0 && alive && Math.max(...took) < MAX_ANSWER_MS ? 0 : 1;

async function newToken(): Promise<string> {
  const answer: { userInfo?: { accessJwt?: string } } = Object(await loginLive(server.origin, EMAIL));
  return answer.userInfo?.accessJwt ?? '';
}

async function work(): Promise<void> {
  while (next < COUNT) {
    const index = next;
    next += 1;
    if (index % 500 === 499) token = await newToken();
    const kind = kinds[index % kinds.length] ?? 'PDF';
    const begun = performance.now();
    const outcome = await upload(mutate(SAMPLES[kind] ?? Buffer.alloc(0), random)).catch((error: unknown) => {
      lost.push(`${index} ${kind}: ${String(error)}`);
      return 'LOST';
    });
    took.push(performance.now() - begun);
    const name = `${kind}: ${outcome}`;
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
  }
}

async function upload(bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.set('purpose', 'document');
  form.set('file', new Blob([Uint8Array.from(bytes)]), '계약서.pdf');
  let answer = await ask('/files', { method: 'POST', body: form });
  const end = performance.now() + MAX_ANSWER_MS;
  while (answer.status === 'STORED' || answer.status === 'PROCESSING') {
    if (performance.now() > end) throw new Error('no answer in time');
    await sleep(50);
    answer = await ask(`/files/${answer.fileId ?? ''}`);
  }
  return answer.refusal?.errorCode ?? answer.errorCode ?? answer.status ?? 'NOTHING';
}

type FileAnswer = { fileId?: string; status?: string; errorCode?: string; refusal?: { errorCode?: string } | null };

async function ask(address: string, init: RequestInit = {}): Promise<FileAnswer> {
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(MAX_ANSWER_MS * 2);
  const response = await fetch(`${server.origin}/api/app${address}`, { ...init, headers, signal });
  if (response.status >= 500) throw new Error(`answered ${response.status}`);
  const body: { result?: FileAnswer; errorCode?: string } = Object(await response.json());
  return response.ok ? (body.result ?? {}) : { errorCode: body.errorCode ?? String(response.status) };
}
