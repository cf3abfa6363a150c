import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './install-packages.ts';

/** Programs that tests run on our documents, by their Debian package. */
const TOOLS = [
  { tool: 'pdfsig', from: 'poppler-utils' },
  { tool: 'pdftotext', from: 'poppler-utils' },
  { tool: 'pdftoppm', from: 'poppler-utils' },
  { tool: 'qpdf', from: 'qpdf' },
  { tool: 'mutool', from: 'mupdf-tools' },
  { tool: 'openssl', from: 'openssl' },
];

export async function ensurePdfTools() {
  const missing = missingTools();
  if (missing.length > 0) await installPackages([...new Set(missing.map(({ from }) => from))]);
  const left = missingTools();
  if (left.length > 0) {
    const wanted = left.map(({ tool, from }) => `${tool} (Debian: ${from})`).join(', ');
    console.error(`The tests of documents need ${wanted}. Install what is missing.`);
  }
}

const folders = (process.env['PATH'] ?? '').split(path.delimiter);

const isThere = (program: string) => folders.some((folder) => existsSync(path.join(folder, program)));

const missingTools = () => TOOLS.filter(({ tool }) => !isThere(tool) && !isThere(`${tool}.exe`));
