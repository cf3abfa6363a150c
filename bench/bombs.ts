import { BOMBS } from '../tests/support/documents/bombs.ts';
import { defuse } from '../tests/support/documents/defuse.ts';
import { saveResults } from './lib/results.ts';

/** Opens each oversized file in a new child process, with production limits. */
const rows: Record<string, object> = {};
for (const [what, bomb] of Object.entries(BOMBS)) {
  const { answer, picture, peakMb, cpuMs, elapsedMs } = await defuse(bomb);
  rows[what] = { limit: bomb.limit, answer: picture ? `${answer}, ${picture}` : answer, peakMb, cpuMs, elapsedMs };
}
console.log(`Files that want too much, Node ${process.versions.node}; each once, in a child of its own`);
console.table(rows);
await saveResults('bombs', rows);
