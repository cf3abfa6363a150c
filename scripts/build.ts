import { rm } from 'node:fs/promises';
import path from 'node:path';
import { hashInputs, stampBuild } from './lib/out-of-date.ts';
import { precompress } from './lib/precompress.ts';
import { ROOT, run } from './lib/run.ts';

// Computed before the build, so that a change to a file during the build makes the build out of date.
const hash = await hashInputs();
await rm(path.join(ROOT, 'dist/inputs.sha256'), { force: true });
await run('vite', ['build', '--logLevel', 'warn']);
const begin = performance.now();
const files = await precompress(path.join(ROOT, 'dist/web'));
await stampBuild(hash);
console.log(`dist/web is built; ${files} files compressed in ${Math.round(performance.now() - begin)} ms.`);
