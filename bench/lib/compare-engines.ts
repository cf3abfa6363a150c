import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { ROOT } from '../../scripts/lib/run.ts';
import { checkOut } from './checkout.ts';
import { compareSides, inTurns, type Figures } from './rows.ts';

const run = promisify(execFile);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const Table = v.record(v.string(), v.record(v.string(), v.number()));
/** Older commits don't have every table. */
const Part = v.optional(Table, {});
const Results = v.object({ sealing: Part, thousand: Part, scripts: Part, intake: Part });

/**
 * Runs the engine's bench of another commit and of this checkout alternately, each time in a new process, and compares
 * the rows that both have.
 */
export async function compareEngines(commit: string): Promise<Record<string, Figures>> {
  const other = await checkOut(commit);
  const sides = [
    { name: commit, root: other.root },
    { name: 'this checkout', root: ROOT },
  ];
  const measured: Figures[][] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const figures: Figures[] = [];
      for (const place of inTurns(sides.length, round)) {
        const side = sides[place];
        if (side) figures[place] = await measureIn(side.root);
      }
      measured.push(figures);
    }
  } finally {
    await other.remove();
  }
  const names = sides.map(({ name }) => name);
  const [before = {}, after = {}] = measured[0] ?? [];
  const both = Object.keys(after).filter((line) => line in before);
  const table = Object.fromEntries(both.map((line) => [line, compareSides(names, measured, line)]));
  console.log(`The document engine, medians of ${ROUNDS} rounds, Node ${process.versions.node}`);
  console.table(table);
  return table;
}

async function measureIn(root: string): Promise<Figures> {
  await run(process.execPath, ['bench/engine.ts'], { cwd: root });
  const results = path.join(root, 'bench/results');
  const files = (await readdir(results)).filter((file) => file.endsWith('-engine.json'));
  const newest = files.toSorted().at(-1);
  if (newest === undefined) throw new Error(`The engine's bench in ${root} saved no results.`);
  const { sealing, thousand, scripts, intake } = v.parse(
    Results,
    JSON.parse(await readFile(path.join(results, newest), 'utf8')),
  );
  const figures: Figures = {};
  for (const [name, row] of Object.entries({ ...sealing, ...thousand, ...scripts, ...intake })) {
    for (const [figure, value] of Object.entries(row)) figures[`${name}: ${figure}`] = value;
  }
  return figures;
}
