import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD, OWNER } from '../e2e/support/people.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { makeDraft, makeTemplate } from './lib/draft.ts';
import { measureEditors } from './lib/measure-editor.ts';
import { launch } from './lib/page-load.ts';
import { saveResults } from './lib/results.ts';
import { median } from './lib/usage.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const [PAGES, FIELDS] = [200, 1_000];

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
const server = await startLiveServer({
  dataDir,
  port: await freePort(),
  env: { DOJANG_MODE: 'demo', BILLING: 'off', LOG_LEVEL: 'warn' },
});
// The Content-Security-Policy allows pictures only from the public host name.
const origin = server.origin.replace('127.0.0.1', 'localhost');
const signedIn = { origin, email: OWNER.email, password: DEMO_PASSWORD };
const size = { pages: PAGES, fieldCount: FIELDS };
const addresses = {
  contract: `/contract/send/${await makeDraft(signedIn, size)}/editor`,
  template: `/template/create/${await makeTemplate(signedIn, size)}/editor`,
};

const browser = await launch();
const results: Record<string, number> = {};
for (const [what, [cold, ...rounds]] of await measureEditors(browser, signedIn, addresses, ROUNDS + 1)) {
  // The first round renders the pictures and fills the cache, so it is reported separately.
  const named = `a ${what}, ${PAGES} pages, ${FIELDS} fields`;
  results[`${named}: opened to the first page drawn, first time (ms)`] = Math.round(cold?.openedMs ?? 0);
  results[`${named}: the same again (ms)`] = Math.round(median(rounds.map(({ openedMs }) => openedMs)));
  results[`${named}: a page jumped to until drawn, never seen before (ms, aim 400)`] = Math.round(cold?.jumpMs ?? 0);
  results[`${named}: the same, seen before (ms)`] = Math.round(median(rounds.map(({ jumpMs }) => jumpMs)));
  results[`${named}: a field dragged, p95 of the time between frames (ms, aim 50)`] =
    Math.round(median(rounds.map(({ frameMs }) => frameMs)) * 10) / 10;
}
await browser.close();
await server.stop();
await rm(dataDir, { recursive: true, force: true });

console.table(results);
await saveResults('editor', results);
