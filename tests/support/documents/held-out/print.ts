import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../../../scripts/lib/chromium.ts';
import type { HeldOutBlank } from './held-out.ts';

/** Each `section` is a page; 96 dots to the inch become points. */
const readBlanks = (page: Page): Promise<HeldOutBlank[]> =>
  page.evaluate(() => {
    const points = (dots: number) => Math.round(dots * 7.5) / 10;
    return [...document.querySelectorAll('section')].flatMap((section, index) =>
      [...section.querySelectorAll<HTMLElement>('[data-kind]')].map((element) => {
        const [at, sheet] = [element.getBoundingClientRect(), section.getBoundingClientRect()];
        return {
          page: index + 1,
          kind: element.dataset['kind'] ?? '',
          label: element.dataset['label'] ?? '',
          party: element.dataset['party'] === undefined ? null : Number(element.dataset['party']),
          rect: [points(at.x - sheet.x), points(at.y - sheet.y), points(at.width), points(at.height)],
        };
      }),
    );
  });

/**
 * Prints the sheets of this folder and notes where their blanks stand: `node tests/support/documents/held-out/print.ts`
 * and `npx oxfmt` behind it.
 * What it writes is kept, so that neither test nor bench needs a browser.
 */
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await page.emulateMedia({ media: 'print' });
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
