import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD, OWNER } from '../e2e/support/people.ts';
import { freePort, startLiveServer } from '../tests/support/live-server.ts';
import { publishTemplate } from './lib/bulk.ts';
import { measureGrid } from './lib/measure-grid.ts';
import { openSignedIn } from './lib/open-signed-in.ts';
import { launch } from './lib/page-load.ts';
import { saveResults } from './lib/results.ts';
import { createSender } from './lib/sender.ts';
import { listSheetRows, writeCsv, type SheetColumn } from './lib/sheet-rows.ts';

/** Edits a sheet of 10,000 rows and 12 columns in a browser, where no frame may take longer than 100 ms. */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 10_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Makes 12 columns together with the name, both addresses, the title, the pay and the document's title. */
const OPEN_TEXTS = 6;
const [PASTED_ROWS, PASTED_COLUMNS] = [1_000, 8];

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
const server = await startLiveServer({
  dataDir,
  port: await freePort(),
  env: { DOJANG_MODE: 'demo', BILLING: 'off', LOG_LEVEL: 'warn' },
});
// The Content-Security-Policy only allows the public host name.
const origin = server.origin.replace('127.0.0.1', 'localhost');
const sender = await createSender(origin, await readToken());
const { templateId } = await publishTemplate(sender, { openTexts: OPEN_TEXTS });
const { columns } = await sender.call<{ columns: SheetColumn[] }>('POST', '/batches', { templateId });
const form = new FormData();
form.set('file', new Blob([writeCsv(listSheetRows(columns, ROWS))]), '명단.csv');
const { batchId } = await sender.call<{ batchId: string }>('POST', `/templates/${templateId}/send/many/check`, form);

const browser = await launch();
const context = await openSignedIn(browser, { origin, email: OWNER.email, password: DEMO_PASSWORD });
const address = `/template/send/${templateId}/config/many?batchId=${batchId}`;
for (let round = 0; round < ROUNDS; round += 1) {
  const page = await context.newPage();
  const { usableMs, scrolling, pasting } = await measureGrid(browser, page, { address, rows: ROWS }, copyBlock(round));
  const results = {
    rows: ROWS,
    columns: columns.length,
    'opened until a cell takes the cursor (ms)': Math.round(usableMs),
    ...describe('scrolling', scrolling),
    ...describe('pasting until saved', pasting),
  };
  console.table(results);
  await saveResults('grid', results);
  await page.close();
}
await browser.close();
await server.stop();
await rm(dataDir, { recursive: true, force: true });

async function readToken(): Promise<string> {
  const response = await fetch(`${origin}/api/app/auths/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: OWNER.email, password: DEMO_PASSWORD }),
  });
  const answer: { result?: { userInfo?: { accessJwt?: string } } } = Object(await response.json());
  return answer.result?.userInfo?.accessJwt ?? '';
}

function describe(
  what: string,
  { frames, p95Ms, longestMs, longestTaskMs, longestCpuMs, cpuMs }: Awaited<ReturnType<typeof measureGrid>>['pasting'],
) {
  return {
    [`${what}: frames`]: frames,
    [`${what}: p95 between frames (ms)`]: Math.round(p95Ms),
    [`${what}: longest between frames (ms, aim 100)`]: Math.round(longestMs),
    [`${what}: processor time of all tasks, and of them per frame (ms)`]: `${Math.round(cpuMs)}, ${Math.round(cpuMs / frames)}`,
    [`${what}: longest task, and the longest processor time of one (ms)`]: `${Math.round(longestTaskMs)}, ${Math.round(longestCpuMs)}`,
  };
}

/**
 * Copies a block the way a spreadsheet does. The text differs in every round, because pasting identical text changes
 * nothing.
 */
function copyBlock(round: number) {
  const rows = [...listSheetRows(columns, PASTED_ROWS)].slice(1);
  return rows
    .map((cells) =>
      cells
        .slice(0, PASTED_COLUMNS)
        .map((cell, place) => (place === 0 || place > 3 ? `${cell} ${round}` : cell))
        .join('\t'),
    )
    .join('\n');
}
