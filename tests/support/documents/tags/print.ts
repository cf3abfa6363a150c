import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { getChromiumLaunchOptions } from '../../../../scripts/lib/chromium.ts';

/**
 * Prints this folder's documents with the programs that wrote them: `node tests/support/documents/tags/print.ts`. The
 * PDFs are checked in, so that tests need neither program.
 */
const folder = import.meta.dirname;
const browser = await chromium.launch(getChromiumLaunchOptions());
try {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(path.join(folder, 'chromium.html')).href);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await writeFile(path.join(folder, 'chromium.pdf'), await page.pdf({ preferCSSPageSize: true }));
} finally {
  await browser.close();
}
await promisify(execFile)('soffice', [
  '--headless',
  '--convert-to',
  'pdf',
  '--outdir',
  folder,
  path.join(folder, 'libreoffice.fodt'),
]);
