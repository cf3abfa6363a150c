import { rm } from 'node:fs/promises';
import path from 'node:path';
import { hashBuildInputs, saveBuildHash } from './lib/build-hash.ts';
import { precompressFiles } from './lib/precompress.ts';
import { ROOT, runCommand } from './lib/run.ts';

// Computed before the build, so that a file changed during the build makes the build outdated.
const hash = await hashBuildInputs();
await rm(path.join(ROOT, 'dist/inputs.sha256'), { force: true });
await runCommand('vite', ['build', '--logLevel', 'warn']);
const begin = performance.now();
const files = await precompressFiles(path.join(ROOT, 'dist/web'));
await saveBuildHash(hash);
console.log(`dist/web is built; ${files} files compressed in ${Math.round(performance.now() - begin)} ms.`);
