import { NAMES_OF_THE_WORLD } from '../tests/support/documents/names-of-the-world.ts';
import { compareInk, cropInk } from './lib/names/compare-ink.ts';
import { openChromium } from './lib/names/name-in-chromium.ts';
import { PLACES, type Printed } from './lib/names/print-name.ts';
import { readPaper } from './lib/names/read-paper.ts';
import { saveResults } from './lib/results.ts';

/** Compares names and sentences in each script with the same text drawn by Chromium with the same fonts. */
const PIXELS = 48;

const chromium = await openChromium();
try {
  console.log(`Texts at ${PIXELS} pixels, laid over Chromium's; widths and heights in pixels, ours and Chromium's`);
  const rows = [];
  for (const [script, texts] of Object.entries(NAMES_OF_THE_WORLD))
    for (const [index, text] of texts.entries())
      for (const [place, print] of Object.entries(PLACES)) {
        const compared = await layOver(text.normalize('NFC'), print(text));
        const row = { script, what: index === 0 ? 'name' : 'sentence', place, ...compared };
        console.log(`| ${Object.values(row).join(' | ')} |`);
        rows.push(row);
      }
  await saveResults('names', { rows });
} finally {
  await chromium.close();
}

async function layOver(text: string, printed: Printed) {
  const ours = cropInk(await readPaper(printed, PIXELS));
  const theirs = cropInk(await chromium.draw(text, printed.face, PIXELS));
  return {
    width: `${ours.width} / ${theirs.width}`,
    height: `${ours.height} / ${theirs.height}`,
    'ink differs': `${Math.round(compareInk(ours, theirs) * 100)} %`,
  };
}
