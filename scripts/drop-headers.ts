import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Deletes the headers that come with Node.js: 67 MB that are only needed for compiling add-ons. npm runs this after
 * every installation, so it must not use any installed package.
 */
const MODULES = path.resolve(import.meta.dirname, '../node_modules');
const PROGRAM = /^node-(?:darwin|linux|win)-/;

const programs = (await readdir(MODULES)).filter((name) => PROGRAM.test(name));
for (const name of programs) await rm(path.join(MODULES, name, 'include'), { recursive: true, force: true });
