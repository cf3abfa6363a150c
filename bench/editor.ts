import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD, OWNER } from '../e2e/support/people.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { makeDraft } from './lib/draft.ts';
import { measureEditor } from './lib/measure-editor.ts';
import { launch } from './lib/page-load.ts';
import { keepResults } from './lib/results.ts';
import { median } from './lib/usage.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const [PAGES, FIELDS] = [200, 1_000];

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
const server = await startLiveServer({
  dataDir,
  port: await freePort(),
  env: { DOJANG_MODE: 'demo', BILLING: 'off', LOG_LEVEL: 'warn' },
});
// Pictures are addressed by the public name. Under any other name the Content-Security-Policy blocks them.
const origin = server.origin.replace('127.0.0.1', 'localhost');
const signedIn = { origin, email: OWNER.email, password: DEMO_PASSWORD };
const contractId = await makeDraft(signedIn, PAGES, FIELDS);

const browser = await launch();
// The first round draws the pictures and fills the cache.
const [cold, ...rounds] = await measureEditor(browser, signedIn, contractId, ROUNDS + 1);
await browser.close();
await server.stop();
await rm(dataDir, { recursive: true, force: true });

const results = {
  [`${PAGES} pages, ${FIELDS} fields: opened to the first page drawn, first time (ms)`]: Math.round(
    cold?.openedMs ?? 0,
  ),
  'the same again (ms)': Math.round(median(rounds.map(({ openedMs }) => openedMs))),
  'a field dragged among them: p95 of the time between frames (ms, aim 50)':
    Math.round(median(rounds.map(({ frameMs }) => frameMs)) * 10) / 10,
};
console.table(results);
await keepResults('editor', results);
