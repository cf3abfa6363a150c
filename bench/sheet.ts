import { setTimeout as sleep } from 'node:timers/promises';
import { writeXlsx } from 'hucre/xlsx';
import { publishTemplate } from './lib/bulk.ts';
import { startInstallation } from './lib/installation.ts';
import { readCpu, readPeaks, subtract } from './lib/processes.ts';
import { saveResults } from './lib/results.ts';
import { createSender } from './lib/sender.ts';
import { listSheetRows, writeCsv, type SheetColumn } from './lib/sheet-rows.ts';
import { median } from './lib/usage.ts';

/**
 * Times the upload of a large sheet with an invalid row in every thousand, up to the response that lists all invalid
 * cells. Meanwhile, another user makes small requests back to back.
 */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 10_000);
const TIMES = 3;
/** Makes 12 columns together with the name, both addresses, the title, the pay and the document's title. */
const OPEN_TEXTS = 6;

type Batch = { batchId: string; counts: { total: number; wrong: number }; columns: SheetColumn[] };

const installation = await startInstallation();
const { origin, token, roots } = installation;
const sender = await createSender(origin, token);
const { templateId } = await publishTemplate(sender, { openTexts: OPEN_TEXTS });
const { columns } = await sender.call<Batch>('POST', '/batches', { templateId });
const files = {
  xlsx: await writeSheet('shared'),
  'xlsx, inline': await writeSheet('inline'),
  csv: writeCsv(listSheetRows(columns, ROWS)),
};
await installation.untilQuiet();
const quiet = await measureOthers(sleep(2_000));
const peakBefore = Math.max(...(await readPeaks(roots)));
const table: Record<string, string | number> = {
  rows: ROWS,
  columns: columns.length,
  'a small call before, median and longest (ms)': describe(quiet),
};
for (const [name, bytes] of Object.entries(files)) {
  const took: number[] = [];
  const others: number[] = [];
  const cpuBefore = await readCpu(roots);
  for (let time = 0; time < TIMES; time += 1) {
    const begin = performance.now();
    const answer = upload(bytes, name.startsWith('xlsx') ? 'xlsx' : 'csv');
    others.push(...(await measureOthers(answer)));
    const { counts } = await answer;
    took.push(performance.now() - begin);
    if (counts.total !== ROWS || counts.wrong !== ROWS / 1_000) throw new Error(JSON.stringify(counts));
  }
  const cpu = subtract(await readCpu(roots), cpuBefore);
  const each = (ms: number) => Math.round(ms / TIMES);
  table[`${name}: upload to the answer (s)`] = took.map((ms) => (ms / 1_000).toFixed(2)).join(', ');
  table[`${name}: Node, child, PostgreSQL (ms)`] = `${each(cpu.node)}, ${each(cpu.children)}, ${each(cpu.postgres)}`;
  table[`${name}: a small call meanwhile, median and longest (ms)`] = describe(others);
}
table['child, peak before and after (MB)'] =
  `${Math.round(peakBefore)}, ${Math.round(Math.max(...(await readPeaks(roots))))}`;
console.table(table);
await saveResults('sheet', table);
await installation.stop();

function upload(bytes: Uint8Array<ArrayBuffer>, kind: string): Promise<Batch> {
  const form = new FormData();
  form.set('file', new Blob([bytes]), `명단.${kind}`);
  return sender.call<Batch>('POST', `/templates/${templateId}/send/many/check`, form);
}

async function measureOthers(other: Promise<unknown>) {
  const took: number[] = [];
  const over = new AbortController();
  const end = () => over.abort();
  other.then(end, end);
  while (!over.signal.aborted) {
    const from = performance.now();
    await sender.call('GET', '/batches?size=1');
    took.push(performance.now() - from);
  }
  return took;
}

function describe(values: readonly number[]) {
  return `${median(values).toFixed(1)}, ${Math.max(...values).toFixed(0)}`;
}

async function writeSheet(stringMode: 'shared' | 'inline') {
  const rows = [...listSheetRows(columns, ROWS)];
  return Uint8Array.from(await writeXlsx({ sheets: [{ name: '명단', rows }], stringMode }));
}
