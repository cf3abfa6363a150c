import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPage as drawPixels } from '../../../server/documents/pages/draw-page.ts';
import { chooseFallback, decodeFace } from '../../../server/documents/pages/fallback-fonts.ts';
import { openDocument } from '../../../server/documents/pages/pdfium-document.ts';
import { drawPicture } from '../../../server/documents/pages/picture.ts';
import { PICTURE_WIDTHS } from '../../../server/documents/pages/shrink-picture.ts';
import { loadPdfium } from '../../../server/documents/pages/pdfium.ts';
import { readLines } from '../../../server/documents/pages/read-lines.ts';
import { readText } from '../../../server/documents/pages/read-text.ts';
import { firstExtra, samplePdf, withPasswords, type SampleOptions } from '../../support/documents/sample-pdfs.ts';
import { streamObject } from '../../support/documents/raw-pdf.ts';

type Pixels = { width: number; height: number; rgb: Uint8Array };

/** Returns the bounding box of everything that isn't white, as fractions of the page from its top left. */
function inkOf({ width, height, rgb }: Pixels) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((rgb[(y * width + x) * 3] ?? 255) > 200) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height };
}

const amountOf = ({ rgb }: Pixels) => rgb.filter((value) => value < 128).length;

async function draw(options: SampleOptions, width = 595) {
  using document = await openDocument(samplePdf(options));
  return drawPixels(document, 0, width);
}

describe('a page picture', () => {
  it('has Korean in it although the file brings no font', async () => {
    const empty = await draw({ text: () => '' });
    const hangul = await draw({ text: () => '근로계약서' });
    const hanja = await draw({ text: () => '勤勞契約書' });
    const boxes = await draw({ text: () => '\u{e000}\u{e001}\u{e002}\u{e003}\u{e004}' });
    expect(amountOf(hangul) - amountOf(empty)).toBeGreaterThan(1_000);
    expect(amountOf(hanja) - amountOf(hangul)).toBeGreaterThan(300);
    expect(Buffer.compare(hangul.rgb, boxes.rgb)).not.toBe(0);
  });

  it.each([
    [0, { left: 0.121, top: 0.262, right: 0.457, bottom: 0.289 }, 842],
    [90, { left: 0.711, top: 0.121, right: 0.738, bottom: 0.457 }, 420],
    [180, { left: 0.543, top: 0.711, right: 0.879, bottom: 0.738 }, 842],
    [270, { left: 0.262, top: 0.543, right: 0.289, bottom: 0.879 }, 420],
  ])('is turned by %i as a viewer turns it', async (rotate, expected, height) => {
    const pixels = await draw({ rotate, text: () => '' });
    expect([pixels.width, pixels.height]).toEqual([595, height]);
    const ink = inkOf(pixels);
    expect(ink.left).toBeCloseTo(expected.left, 1);
    expect(ink.top).toBeCloseTo(expected.top, 1);
    expect(ink.right).toBeCloseTo(expected.right, 1);
    expect(ink.bottom).toBeCloseTo(expected.bottom, 1);
  });

  it('shows what the crop box shows', async () => {
    const ink = inkOf(
      await draw({ text: () => '', mediaBox: [-50, -50, 900, 900], cropBox: [100, 50, 500, 750] }, 400),
    );
    expect(ink.left).toBeCloseTo(72 / 400, 2);
    expect(ink.bottom).toBeCloseTo(242 / 700, 2);
  });

  it('shows annotations and form fields', async () => {
    const field = '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/F 4/Rect[400 700 500 720]/AP<</N 7 0 R>>>>';
    const stamp = '<</Type/Annot/Subtype/Stamp/F 4/Rect[400 100 500 120]/AP<</N 7 0 R>>>>';
    const pixels = await draw({
      text: () => '',
      catalogue: `/AcroForm<</Fields[${firstExtra} 0 R]>>`,
      extras: [field, streamObject('/Type/XObject/Subtype/Form/BBox[0 0 1 1]', '0 0 1 rg 0 0 1 1 re f')],
      pageEntries: () => `/Annots[${firstExtra} 0 R ${stamp}]`,
    });
    const ink = inkOf(pixels);
    expect(ink.right).toBeCloseTo(500 / 595, 2);
    expect(ink.bottom).toBeCloseTo(742 / 842, 2);
    expect(ink.top).toBeCloseTo(122 / 842, 2);
  });

  it('is a PNG of the width that is asked for', async () => {
    using document = await openDocument(samplePdf());
    for (const width of PICTURE_WIDTHS) {
      const picture = await drawPicture(document, 0, width);
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'png',
        width,
        height: Math.round((width * 842) / 595),
      });
    }
  });

  it('stays small for a page that is a hundred times as high as wide', async () => {
    const { width, height } = await draw({ mediaBox: [0, 0, 100, 10_000] }, 1240);
    expect([width, height]).toEqual([80, 8_000]);
  });

  it('leaves no memory behind', async () => {
    const pdf = samplePdf({ pages: 3, catalogue: '/AcroForm<</Fields[]>>' });
    const { pdfium } = await loadPdfium();
    const size = () => ('HEAPU8' in pdfium && pdfium.HEAPU8 instanceof Uint8Array ? pdfium.HEAPU8.length : 0);
    const round = async () => {
      using document = await openDocument(pdf);
      document.form();
      for (let page = 0; page < 3; page++) {
        drawPixels(document, page, 300);
        readText(document, page);
        readLines(document, page);
      }
    };
    for (let index = 0; index < 20; index++) await round();
    const before = size();
    for (let index = 0; index < 100; index++) await round();
    expect(before).toBeGreaterThan(0);
    expect(size()).toBe(before);
  });
});

describe('the text of a page', () => {
  it.each([
    ['plain', {}, [72, 700]],
    ['turned', { rotate: 90 }, [72, 700]],
    ['cropped', { mediaBox: [0, 0, 900, 900], cropBox: [100, 50, 500, 750] }, [172, 608]],
  ] satisfies [string, SampleOptions, number[]][])(
    'stands where it stands in user space: %s',
    async (_what, options, [x, y]) => {
      using document = await openDocument(samplePdf({ ...options, text: () => '성명 홍길동 漢字' }));
      const { words, text, truncated } = readText(document, 0);
      expect({ text: text.trim(), truncated }).toEqual({ text: '성명 홍길동 漢字', truncated: false });
      expect(words.map((word) => [word.text, word.fontSize, word.fontName])).toEqual([
        ['성명', 24, 'Batang'],
        ['홍길동', 24, 'Batang'],
        ['漢字', 24, 'Batang'],
      ]);
      const [left = 0, bottom = 0, right = 0, top = 0] = words[0]?.box ?? [];
      expect([left, right]).toEqual([x, (x ?? 0) + 48]);
      expect(bottom).toBeLessThan(y ?? 0);
      expect(top).toBeGreaterThan((y ?? 0) + 15);
    },
  );
});

describe('the lines of a page', () => {
  it('are found as they were painted', async () => {
    const content =
      '50 50 m 250 50 l S 0.5 w 300 60 m 300 160 l S 50 300 200 0.8 re f 1 0 0 rg 50 400 40 30 re f 0 0 m 9 9 l S';
    using document = await openDocument(samplePdf({ content, text: () => '' }));
    expect(readLines(document, 0)).toEqual({
      lines: [
        { box: [50, 50, 250, 50], direction: 'HORIZONTAL', thickness: 1 },
        { box: [300, 60, 300, 160], direction: 'VERTICAL', thickness: 0.5 },
        { box: [50, 300, 250, expect.closeTo(300.8)], direction: 'HORIZONTAL', thickness: expect.closeTo(0.8) },
      ],
      rects: [
        { box: [72, 600, 272, 620], stroked: true, fill: null },
        { box: [50, 400, 90, 430], stroked: false, fill: 0xff0000 },
      ],
      truncated: false,
    });
  });

  it('are found inside forms within forms', async () => {
    const inner = streamObject('/Type/XObject/Subtype/Form/BBox[0 0 100 100]/Matrix[1 0 0 1 5 0]', '0 10 m 50 10 l S');
    const outer = streamObject(
      `/Type/XObject/Subtype/Form/BBox[0 0 500 500]/Resources<</XObject<</In ${firstExtra} 0 R>>>>`,
      'q 2 0 0 2 10 20 cm /In Do Q',
    );
    const pdf = samplePdf({
      text: () => '',
      extras: [inner, outer],
      content: 'q 1 0 0 1 100 200 cm /Out Do Q',
      pageEntries: () => `/Resources<</Font<</F1 3 0 R>>/XObject<</Out ${firstExtra + 1} 0 R>>>>`,
    });
    using document = await openDocument(
      Buffer.from(pdf.toString('latin1').replace('/Resources 4 0 R', ' '.repeat(16)), 'latin1'),
    );
    expect(readLines(document, 0).lines).toEqual([
      { box: [120, 240, 220, 240], direction: 'HORIZONTAL', thickness: 2 },
    ]);
  });
});

describe('a document', () => {
  it.each([
    ['a password', withPasswords(samplePdf(), 'user', 'owner'), 'PASSWORD'],
    ['no PDF', Buffer.from('no PDF at all'), 'FORMAT'],
  ])('says why it does not open: %s', async (_what, bytes, reason) => {
    await expect(openDocument(bytes)).rejects.toMatchObject({ name: 'PdfiumOpenError', reason });
  });
});

describe('the font for a face', () => {
  const [hangul, latin, symbol] = [129, 0, 2];
  it.each([
    ['Batang', 400, hangul, 0, 'serif'],
    ['바탕', 700, hangul, 0, 'serifBold'],
    ['HYSMyeongJo-Medium', 400, hangul, 0, 'serif'],
    ['궁서체', 400, hangul, 0, 'serif'],
    ['HYGoThic-Medium', 400, hangul, 0x10, 'sans'],
    ['맑은 고딕', 700, hangul, 0, 'sansBold'],
    ['Dotum', 400, hangul, 0, 'sans'],
    ['Gulim,Bold', 400, hangul, 0, 'sansBold'],
    ['NotoSansCJKkr-Regular', 400, hangul, 0, 'sans'],
    ['Unheard', 400, hangul, 0, 'sans'],
    ['Unheard', 400, hangul, 0x10, 'serif'],
    ['MalgunGothic', 400, latin, 0, 'latinSans'],
    ['Batang', 400, latin, 0, 'serif'],
    ['Calibri', 400, latin, 0, null],
    ['Wingdings', 400, symbol, 0, null],
  ])('%s', (face, weight, charset, pitchFamily, expected) => {
    expect(chooseFallback({ face, weight, charset, pitchFamily })).toBe(expected);
  });

  it('is read in the letters it is written in', () => {
    expect(decodeFace(Buffer.from('맑은 고딕'))).toBe('맑은 고딕');
    expect(decodeFace(Buffer.from('b9d9c5c1c3bc', 'hex'))).toBe('바탕체');
  });
});
