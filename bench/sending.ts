import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { checkOut } from './lib/checkout.ts';
import { printContracts } from './lib/chromium-pdfs.ts';
import { fillContracts } from './lib/fill-contracts.ts';
import { startInstallation, type Installation } from './lib/installation.ts';
import { saveResults } from './lib/results.ts';
import { measureRows, type Figures, type Side } from './lib/rows.ts';
import { READING_ROWS } from './lib/reading-rows.ts';
import { SEALING_ROWS } from './lib/sealing-rows.ts';
import { createSender } from './lib/sender.ts';
import { countStatements, SENDING_ROWS, type Senders, type Sources } from './lib/sending-rows.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const FEW = 1_000;
const OURS = 'this checkout';

const { values } = parseArgs({ options: { paired: { type: 'string' }, rows: { type: 'string', default: '' } } });
const printed = await printContracts([1, 10, 200]);
const sources: Sources = { own10: 10, p1: nextOf(1), p10: nextOf(10), p200: nextOf(200) };
const other = values.paired === undefined ? null : await checkOut(values.paired);
const roots = [...(other ? [{ name: values.paired ?? '', root: other.root }] : []), { name: OURS }];

const counted: Record<string, Figures> = {};
for (const { name, ...root } of roots) counted[name] = await countOf(root);
console.table(counted);

const sides: Side<Senders>[] = [];
for (const { name, ...root } of roots) {
  const installation = await startInstallation(root);
  sides.push({ name, installation, prepared: await createSenders(installation) });
}
const memory: Record<string, Figures> = {};
for (const { name, installation } of sides) memory[name] = { 'at rest (MB)': await installation.memory() };
const isAsked = ({ name }: { name: string }) => name.includes(values.rows);
const rows = await measureRows([...SENDING_ROWS, ...SEALING_ROWS].filter(isAsked), sides, ROUNDS);
for (const { name, installation } of sides)
  Object.assign(memory[name] ?? {}, { 'after (MB)': await installation.memory() });
for (const { installation } of sides) await fillFew(installation);
const reading = await measureRows(READING_ROWS.filter(isAsked), sides, ROUNDS);

for (const { installation } of sides) await installation.stop();
await other?.remove();
console.log(
  `Medians of ${ROUNDS} rounds on ${cpus().length} cores, Node ${process.versions.node}; all processes counted`,
);
console.table(counted);
console.table({ ...rows, ...reading });
console.table(memory);
await saveResults('sending', { counted, rows, reading, memory, rounds: ROUNDS });

function nextOf(pages: number) {
  const next = printed.get(pages);
  if (!next) throw new Error(`No contract of ${pages} pages was printed.`);
  return next;
}

async function createSenders({ origin, token }: Installation): Promise<Senders> {
  const create = (source: Sources[keyof Sources]) => createSender(origin, token, source);
  return {
    own10: await create(sources.own10),
    p1: await create(sources.p1),
    p10: await create(sources.p10),
    p200: await create(sources.p200),
  };
}

async function countOf(root: { root?: string }) {
  const installation = await startInstallation({ ...root, isCounted: true });
  try {
    return await countStatements(installation, await createSenders(installation));
  } finally {
    await installation.stop();
  }
}

async function fillFew({ database, seat }: Installation) {
  const client = await database.connect();
  await fillContracts(client, seat, 1, FEW);
  client.release();
}
