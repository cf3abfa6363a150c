import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LEARNT_FORMS, UNSEEN_FORMS } from '../tests/support/documents/held-out/held-out.ts';
import { createDocumentEngine } from '../server/documents/engine.ts';
import { openKeyStore } from '../server/documents/seal/keys/key-store.ts';
import { compareEngines } from './lib/compare-engines.ts';
import { measureIntake } from './lib/measure-intake.ts';
import { measureScripts } from './lib/measure-scripts.ts';
import { measureSealing } from './lib/measure-sealing.ts';
import { measureHeldOut, measureSuggestions, sumOf } from './lib/measure-suggestions.ts';
import { measureThousand } from './lib/measure-thousand.ts';
import { saveResults } from './lib/results.ts';

const { values } = parseArgs({ options: { paired: { type: 'string' } } });
if (values.paired === undefined) await measureEngine();
else await saveResults('engine-paired', await compareEngines(values.paired));

/** Measures only the document engine, without a server or a database. */
async function measureEngine() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
  const store = await openKeyStore({ folder: path.join(folder, 'p256') });
  const rsa = await openKeyStore({ folder: path.join(folder, 'rsa'), kind: 'RSA-3072' });
  const engine = createDocumentEngine();
  try {
    await engine.ready();
    const sealing = await measureSealing(store.current(), rsa.current());
    const thousand = await measureThousand();
    const scripts = measureScripts();
    const intake = await measureIntake(engine);
    const suggestions = {
      'our own forms': tableOf(await measureSuggestions(engine)),
      'from Chromium and Hangul, rules improved on them': tableOf(await measureHeldOut(engine, LEARNT_FORMS)),
      'from Chromium, nothing improved on them': tableOf(await measureHeldOut(engine, UNSEEN_FORMS)),
    };
    console.log(`The document engine, Node ${process.versions.node}, medians; CPU of the process in ms`);
    console.table(sealing);
    console.table(thousand);
    console.log(`A page of forty lines in each script`);
    console.table(scripts);
    console.table(intake);
    for (const [forms, table] of Object.entries(suggestions)) {
      console.log(`Suggestions: ${forms}`);
      console.table(table);
    }
    await saveResults('engine', { sealing, thousand, scripts, intake, suggestions });
  } finally {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function tableOf(scores: Awaited<ReturnType<typeof measureSuggestions>>) {
  const rows = scores.map((score) => [`${score.form} ${score.look}`, sumOf([score])] as const);
  return Object.fromEntries([...rows, ['all', sumOf(scores)] as const]);
}
