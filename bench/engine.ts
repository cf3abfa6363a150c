import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDocumentEngine } from '../server/documents/engine.ts';
import { openKeyStore } from '../server/documents/seal/keys/key-store.ts';
import { measureIntake } from './lib/measure-intake.ts';
import { measureSealing } from './lib/measure-sealing.ts';
import { measureSuggestions, sumOf } from './lib/measure-suggestions.ts';
import { measureThousand } from './lib/measure-thousand.ts';
import { keepResults } from './lib/results.ts';

/** The document engine alone: no server, no database. */
const folder = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
const store = await openKeyStore({ folder: path.join(folder, 'p256') });
const rsa = await openKeyStore({ folder: path.join(folder, 'rsa'), kind: 'RSA-3072' });
const engine = createDocumentEngine();
try {
  await engine.ready();
  const sealing = await measureSealing(store.current(), rsa.current());
  const thousand = await measureThousand();
  const intake = await measureIntake(engine);
  const scores = await measureSuggestions(engine);
  const suggestions = Object.fromEntries([
    ...scores.map((score) => [`${score.form} ${score.look}`, sumOf([score])]),
    ['all', sumOf(scores)],
  ]);
  console.log(`The document engine, Node ${process.versions.node}, medians; CPU of the process in ms`);
  console.table(sealing);
  console.table(thousand);
  console.table(intake);
  console.table(suggestions);
  await keepResults('engine', { sealing, thousand, intake, suggestions });
} finally {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
}
