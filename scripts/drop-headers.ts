import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Deletes Node.js headers, 67 MB that only add-ons need for compiling. This is npm's postinstall script, so it can't
 * use any package.
 */
const MODULES = path.resolve(import.meta.dirname, '../node_modules');
const PROGRAM = /^node-(?:darwin|linux|win)-/;

const programs = (await readdir(MODULES)).filter((name) => PROGRAM.test(name));
for (const name of programs) await rm(path.join(MODULES, name, 'include'), { recursive: true, force: true });
