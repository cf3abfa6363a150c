import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { splitByScript } from '../../../rules/shaped-text.ts';
import { getTestLaunchOptions } from '../../../scripts/lib/chromium.ts';
import {
  findGlyph,
  POSTSCRIPT_NAMES,
  SCRIPT_FONTS,
  type Face,
  type FontName,
} from '../../../server/documents/fonts/faces.ts';
import { readFontFile } from '../../../server/documents/fonts/font-files.ts';
import type { Ink } from './compare-ink.ts';

const ORIGIN = 'https://fonts.example';
const MARGIN = 40;

/** Opens Chromium to draw text with the engine's font files, without hinting, as on paper. */
export async function openChromium() {
  const { args, ...options } = getTestLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, '--font-render-hinting=none'] });
  const page = await browser.newPage({ viewport: { width: 2_600, height: 300 } });
  await page.route(`${ORIGIN}/**`, (route) => {
    const body = readFontFile(new URL(route.request().url()).pathname.slice(1));
    return route.fulfill({ contentType: 'font/ttf', body, headers: { 'access-control-allow-origin': '*' } });
  });
  return {
    draw: (text: string, face: Face, size: number) => draw(page, text.normalize('NFC'), face, size),
    close: () => browser.close(),
  };
}

async function draw(page: Page, text: string, face: Face, size: number): Promise<Ink> {
  const parts = splitByFont(text, face);
  const faces = [...new Set(parts.map(({ font }) => font))].map(
    (font) => `@font-face{font-family:${font};src:url(${ORIGIN}/${POSTSCRIPT_NAMES[font]})}`,
  );
  const spans = parts.map((part) => `<span style="font-family:${part.font}">${part.text}</span>`);
  await page.setContent(
    `<meta charset="utf-8"><style>${faces.join('')}body{margin:${MARGIN}px;background:#fff;color:#000}
    p{margin:0;white-space:pre;font-size:${size}px;line-height:2;text-rendering:geometricPrecision}</style><p dir="auto">${spans.join('')}</p>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = sharp(await page.screenshot())
    .removeAlpha()
    .greyscale()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { ...info, covered: Float64Array.from(data, (value) => 1 - value / 255) };
}

function splitByFont(text: string, face: Face) {
  const parts: { font: FontName; text: string }[] = [];
  const add = (font: FontName, part: string) => {
    const last = parts.at(-1);
    if (last?.font === font) last.text += part;
    else parts.push({ font, text: part });
  };
  for (const { text: part, script } of splitByScript(text)) {
    if (script) add(SCRIPT_FONTS[script], part);
    else for (const character of part) add(fontOf(character, face), character);
  }
  return parts;
}

function fontOf(character: string, face: Face): FontName {
  const found = findGlyph(face, character.codePointAt(0) ?? 0);
  if (!found) throw new Error(`No font has ${character}.`);
  return found.font;
}
