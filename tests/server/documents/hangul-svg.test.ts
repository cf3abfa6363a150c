import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HangulResources } from '../../../server/documents/intake/hangul/hangul-resources.ts';
import { readPath } from '../../../server/documents/intake/hangul/path-data.ts';
import { SvgPage } from '../../../server/documents/intake/hangul/svg-page.ts';
import { readSvg } from '../../../server/documents/intake/hangul/svg-reader.ts';
import { drawPage } from '../../../server/documents/pages/draw-page.ts';
import { openDocument } from '../../../server/documents/pages/pdfium-document.ts';
import { readText } from '../../../server/documents/pages/read-text.ts';

const WIDTH = 200;
const page = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="160" viewBox="0 0 ${WIDTH} 160">${inside}</svg>`;

async function converted(source: string) {
  const resources = new HangulResources();
  const svg = readSvg(source);
  const { width, height, content } = await new SvgPage(svg, resources).draw(svg);
  const contents = resources.addContent(content);
  resources.finish();
  return resources.pdf.finish(
    resources.pdf.addPages([{ MediaBox: [0, 0, width, height], Resources: resources.dict, Contents: contents }]),
  );
}

/** Returns the average difference between the two images of a page over all values. */
async function differenceOf(source: string) {
  using document = await openDocument(await converted(source));
  const { rgb } = drawPage(document, 0, WIDTH);
  const expected = await sharp(Buffer.from(source)).flatten({ background: '#fff' }).removeAlpha().raw().toBuffer();
  expect(rgb.length).toBe(expected.length);
  return rgb.reduce((sum, value, index) => sum + Math.abs(value - (expected[index] ?? 0)), 0) / rgb.length;
}

const png = sharp({ create: { width: 20, height: 10, channels: 3, background: '#08f' } })
  .png()
  .toBuffer();

describe('a drawing of the Hangul reader', () => {
  it.each([
    ['rectangles', '<rect x="20" y="20" width="80" height="50" fill="#c0c0c0" stroke="#ff0000" stroke-width="3"/>'],
    ['lines', '<line x1="10" y1="10" x2="190" y2="150" stroke="#0000ff" stroke-width="4"/>'],
    ['dashes', '<line x1="10" y1="80" x2="190" y2="80" stroke="#000" stroke-width="6" stroke-dasharray="12 8"/>'],
    ['circles', '<circle cx="90" cy="80" r="60" fill="#00aa00"/><circle cx="90" cy="80" r="30" fill="white"/>'],
    ['ellipses', '<ellipse cx="100" cy="80" rx="90" ry="40" fill="none" stroke="#000" stroke-width="5"/>'],
    ['polygons', '<polygon points="10,150 100,10 190,150" fill="#89a2e1"/>'],
    [
      'paths',
      '<path d="M20 20 L100 20 Q150 20 150 80 T100 150 H20 V100 C60 90 60 70 20 60 Z" fill="#f1cb7e" stroke="#000"/>',
    ],
    [
      'relative paths',
      '<path d="m20 20 l60 0 q50 0 50 60 t-50 60 h-60 v-40 c40 -10 40 -30 0 -40 s-20 -10 0 -20z" fill="#804"/>',
    ],
    ['arcs', '<path d="M30 80 A60 40 20 1 1 150 90 A30 30 0 0 0 100 140" fill="#4a8" stroke="#000" stroke-width="2"/>'],
    [
      'clips',
      '<defs><clipPath id="a"><rect x="40" y="40" width="50" height="50"/></clipPath></defs><g clip-path="url(#a)"><rect width="200" height="160" fill="#f00"/></g><rect x="150" width="50" height="20" fill="#00f"/>',
    ],
    ['turned groups', '<g transform="rotate(30,100,80)"><rect x="60" y="60" width="80" height="40" fill="#484"/></g>'],
    [
      'stretched groups',
      '<g transform="translate(20,10) scale(2,0.5)"><rect x="10" y="60" width="50" height="90" fill="#484"/></g>',
    ],
    [
      'drawings within',
      '<svg x="20" y="30" width="100" height="60" viewBox="0 0 50 60" preserveAspectRatio="none"><rect x="10" y="10" width="100" height="30" fill="#624"/></svg>',
    ],
    [
      'what shines through',
      '<rect width="150" height="100" fill="#f00"/><rect x="50" y="50" width="150" height="100" fill="#00f" fill-opacity="0.5"/>',
    ],
    ['nothing', '<rect width="200" height="160" fill="#ffffff"/>'],
  ])('looks as it should: %s', async (_what, inside) => {
    expect(await differenceOf(page(inside))).toBeLessThan(1);
  });

  it.each(['none', 'xMidYMid meet'])('places pictures: %s', async (ratio) => {
    const href = `data:image/png;base64,${(await png).toString('base64')}`;
    const image = `<image x="30" y="20" width="100" height="100" preserveAspectRatio="${ratio}" xlink:href="${href}" href="${href}"/>`;
    expect(await differenceOf(page(image))).toBeLessThan(1);
  });

  it('leaves a picture out that it cannot read', async () => {
    const source = page(
      '<image width="50" height="50" href="data:image/bmp;base64,Qk0="/><rect width="9" height="9"/>',
    );
    expect(await differenceOf(source)).toBeLessThan(1);
  });

  it.each([
    ['an end that is missing', '<svg><g></svg>'],
    ['something else', '<html></html>'],
    ['a declaration', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
    ['an element that we do not know', page('<foreignObject/>')],
    ['a number that is none', page('<rect width="NaN" height="1"/>')],
  ])('is refused with %s', async (_what, source) => {
    await expect(async () => converted(source)).rejects.toMatchObject({ name: 'UnreadableSvgError' });
  });
});

const letters = (text: string, step: number, more = '') =>
  Array.from(
    text,
    (letter, index) =>
      `<text x="${10 + index * step}" y="40" font-size="12" font-family="&apos;바탕&apos;,serif" ${more}>${letter}</text>`,
  ).join('');
const shiftByOne = (_: string, x: string) => `x="${Number(x) + 1}.07" y="41.07"`;
const textOf = async (inside: string) => {
  using document = await openDocument(await converted(page(inside)));
  return readText(document, 0);
};

describe('the characters of the Hangul reader', () => {
  it('become words', async () => {
    const { words } = await textOf(
      letters('계약서', 11.5) +
        letters('   서명', 11.5)
          .replaceAll(/<text[^>]*> <\/text>/g, '')
          .replaceAll('y="40"', 'y="80"'),
    );
    expect(words.map(({ text }) => text)).toEqual(['계약서', '서명']);
  });

  it('stand where they should', async () => {
    const { words } = await textOf(letters('가나다라마바사아자차', 17.3));
    for (const [index, { box }] of words.entries()) expect(box[0]).toBeCloseTo((10 + index * 17.3) * 0.75, 0);
    expect(words).toHaveLength(10);
  });

  it('read as what they are when they are marks of the markup', async () => {
    expect((await textOf('<text x="10" y="40" font-size="12">&lt;A&amp;B&gt; &#44032;</text>')).text.trim()).toBe(
      '<A&B> 가',
    );
  });

  it('are replaced by a mark that is no checkbox where no font has them', async () => {
    const resources = new HangulResources();
    const svg = readSvg(page('<text x="10" y="40" font-size="12">\u{13000}\u{F02EA}</text>'));
    expect((await new SvgPage(svg, resources).draw(svg)).characters).toBe('〓〓');
    expect(resources.hasMissingGlyphs).toBe(true);
  });

  it.each(['바탕', '돋움'])('have a glyph in %s for all symbols that Korean documents use', async (family) => {
    const symbols = '․‥…∼≒⅔⅕①⑮㉠㉮㈜℡☞☎■□◇○●◎▶※†‡↔⇒∀∴∫∽㎡㎏㏊℃‰♀♂⌀⇑∘⑴⒜ⅷΩ⊙⊕❏✔';
    const resources = new HangulResources();
    const drawn = symbols.replaceAll(/./gu, (symbol) => `<text x="9" y="40" font-family="${family}">${symbol}</text>`);
    const svg = readSvg(page(drawn));
    expect((await new SvgPage(svg, resources).draw(svg)).characters).toBe(symbols);
    expect(resources.hasMissingGlyphs).toBe(false);
  });

  it('keep their meaning where they are colourful pictures', async () => {
    expect((await textOf('<text x="10" y="40" font-size="12">✅동의</text>')).text.trim()).toBe('☑동의');
  });

  it('count once with their shadows', async () => {
    const svg = readSvg(
      page(letters('학년도 학기', 12) + letters('학년도 학기', 12).replaceAll(/x="(\d+)" y="40"/g, shiftByOne)),
    );
    expect((await new SvgPage(svg, new HangulResources()).draw(svg)).characters).toBe('학년도학기');
  });

  it('are squeezed where they are too wide, and turned with their place', async () => {
    const { words } = await textOf(
      '<text x="20" y="40" font-size="12" textLength="30" lengthAdjust="spacingAndGlyphs">계약서류</text><text transform="translate(20,90) scale(0.5,1)" font-size="12">계약서류</text>',
    );
    for (const { text, box } of words) {
      expect(text).toBe('계약서류');
      expect(box[0]).toBeCloseTo(15, 0);
    }
    expect((words[0]?.box[2] ?? 0) - (words[0]?.box[0] ?? 0)).toBeCloseTo(22.5, 0);
    expect(words).toHaveLength(2);
  });
});

it('reads numbers of a path that touch each other', () => {
  expect(readPath('M1-2L.5.5z').map(({ to, points }) => [to, ...points])).toEqual([
    ['M', [1, -2]],
    ['L', [0.5, 0.5]],
    ['Z'],
  ]);
});
