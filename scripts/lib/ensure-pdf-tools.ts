import { existsSync } from 'node:fs';
import path from 'node:path';
import { runForCode } from './run.ts';

/** What the tests of documents ask about our files, and the packages of Debian that bring it. */
const TOOLS = [
  { tool: 'pdfsig', from: 'poppler-utils' },
  { tool: 'pdftotext', from: 'poppler-utils' },
  { tool: 'pdftoppm', from: 'poppler-utils' },
  { tool: 'qpdf', from: 'qpdf' },
  { tool: 'mutool', from: 'mupdf-tools' },
  { tool: 'openssl', from: 'openssl' },
];

/** On Debian as root they are installed, elsewhere somebody has to. */
export async function ensurePdfTools() {
  const missing = missingTools();
  if (missing.length === 0) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const packages = [...new Set(missing.map(({ from }) => from))];
    console.log(`Installing what the tests of documents need: ${packages.join(', ')}.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runForCode('apt-get', ['update'], { env });
    await runForCode('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  }
  const left = missingTools();
  if (left.length > 0) {
    const wanted = left.map(({ tool, from }) => `${tool} (Debian: ${from})`).join(', ');
    console.error(`The tests of documents need ${wanted}. Install what is missing.`);
  }
}

const folders = (process.env['PATH'] ?? '').split(path.delimiter);

const isThere = (program: string) => folders.some((folder) => existsSync(path.join(folder, program)));

const missingTools = () => TOOLS.filter(({ tool }) => !isThere(tool) && !isThere(`${tool}.exe`));
