import { cpus } from 'node:os';
import { fillContacts } from './lib/fill-contacts.ts';
import { fillContracts } from './lib/fill-contracts.ts';
import { startInstallation } from './lib/installation.ts';
import { READING_ROWS } from './lib/reading-rows.ts';
import { saveResults } from './lib/results.ts';
import { measureRows } from './lib/rows.ts';

/** Compares lists, statistics and searches over few contracts and over many. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const FEW = 1_000;
const CONTACTS = 10_000;
const MANY = Number(process.env['BENCH_CONTRACTS'] ?? 1_000_000);

const installation = await startInstallation();
const client = await installation.database.connect();
await fillContacts(client, installation.seat, CONTACTS);
const few = await measureAmong(1, FEW);
const many = await measureAmong(FEW + 1, MANY);
client.release();
await installation.stop();

console.log(
  `Medians of ${ROUNDS} rounds on ${cpus().length} cores, Node ${process.versions.node}; all processes counted`,
);
console.table({ ...few, ...many });
await saveResults('contracts', { few, many, rounds: ROUNDS });

async function measureAmong(from: number, to: number) {
  const begin = performance.now();
  await fillContracts(client, installation.seat, from, to);
  console.log(`${to} contracts after ${Math.round((performance.now() - begin) / 1_000)} s`);
  const rows = await measureRows(READING_ROWS, [{ name: 'measured', installation, prepared: null }], ROUNDS);
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [`${name}, among ${to}`, row]));
}
