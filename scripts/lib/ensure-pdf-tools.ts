import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './install-packages.ts';

const PACKAGES: Record<string, string> = {
  qpdf: 'qpdf',
  pdfsig: 'poppler-utils',
  pdftotext: 'poppler-utils',
  mutool: 'mupdf-tools',
  openssl: 'openssl',
};

/** Other programs have to agree with what we write: the tests of documents ask them. */
export async function ensurePdfTools() {
  const missing = () => Object.keys(PACKAGES).filter((tool) => !isInstalled(tool));
  if (missing().length > 0) await installPackages([...new Set(missing().map((tool) => PACKAGES[tool] ?? tool))]);
  if (missing().length > 0) {
    console.error(
      `The tests of documents need ${missing().join(', ')}: ${[...new Set(Object.values(PACKAGES))].join(', ')}.`,
    );
  }
}

const isInstalled = (tool: string) =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, tool)));
