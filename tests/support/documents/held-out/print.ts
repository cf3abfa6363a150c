import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import { readFontFile } from '../../../../server/documents/fonts/font-files.ts';
import { getChromiumLaunchOptions } from '../../../../scripts/lib/chromium.ts';
import type { HeldOutBlank } from './held-out.ts';

/** Each `section` is a page. 96 dots per inch are converted to points. */
async function readBlanks(page: Page): Promise<HeldOutBlank[]> {
  const blanks = await page.evaluate(() =>
    [...document.querySelectorAll('section')].flatMap((section, index) =>
      [...section.querySelectorAll<HTMLElement>('[data-kind]')].map((element) => {
        const [at, sheet] = [element.getBoundingClientRect(), section.getBoundingClientRect()];
        const { kind = '', label = '', party } = element.dataset;
        return {
          page: index + 1,
          kind,
          label,
          party: party === undefined ? null : Number(party),
          rect: [at.x - sheet.x, at.y - sheet.y, at.width, at.height],
        };
      }),
    ),
  );
  return blanks.map((blank) => ({ ...blank, rect: blank.rect.map((dots) => Math.round(dots * 7.5) / 10) }));
}

/**
 * Prints this folder's sheets and records the positions of their blanks: `node
 * tests/support/documents/held-out/print.ts`, followed by `npx oxfmt`. The result is checked in, so that tests need no
 * browser.
 */
const browser = await chromium.launch(getChromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await page.emulateMedia({ media: 'print' });
  // Browsers can't read the compression of the project's fonts.
  await page.route('https://fonts.example/*', (route) =>
    route.fulfill({
      body: readFontFile(path.basename(route.request().url())),
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  for (const file of await readdir(import.meta.dirname)) {
    if (!file.endsWith('.html')) continue;
    const name = path.join(import.meta.dirname, path.basename(file, '.html'));
    await page.goto(pathToFileURL(`${name}.html`).href);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await writeFile(`${name}.pdf`, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    const blanks = await readBlanks(page);
    await writeFile(`${name}.json`, `[\n${blanks.map((blank) => `  ${JSON.stringify(blank)}`).join(',\n')}\n]\n`);
  }
} finally {
  await browser.close();
}
