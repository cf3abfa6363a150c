import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { compose } from '../../../server/documents/compose/compose.ts';
import type { Composition, FilledField, Mark } from '../../../server/documents/compose/drawing.types.ts';
import { prepareImage } from '../../../server/documents/compose/images.ts';
import { slicesOf } from '../../../server/documents/compose/page-seal.ts';
import { ImageMissing } from '../../../server/documents/compose/resources.ts';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import { UnprintableLetter } from '../../../server/documents/fonts/letters.ts';
import { fromUserSpace, seenSize, type PageInfo, type Rect } from '../../../server/documents/geometry.ts';
import { IncrementalUpdate } from '../../../server/documents/pdf/incremental-update.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { placeOf } from '../../../server/documents/suggest/seen.ts';
import { linearised, samplePdf, throughQpdf } from '../../support/documents/sample-pdfs.ts';

const engine = createDocumentEngine();
afterAll(() => engine.close());

let count = 0;
const stored = (bytes: Uint8Array) => ({ sha256: `compose ${(count += 1)}`, read: () => bytes });

function draw(bytes: Buffer, composition: Composition): Buffer {
  const update = new IncrementalUpdate(openPdf(bytes));
  compose(update, composition);
  return Buffer.concat([bytes, ...update.serialize(Buffer.alloc(16, 3)).chunks]);
}

const field = (
  page: number,
  rect: Rect,
  value: FilledField['value'],
  kind: FilledField['kind'] = 'TEXT',
): FilledField => ({
  page,
  rect,
  kind,
  value,
});

const inside = (inner: Rect, outer: Rect, slack: number) =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

const SHAPES = [0, 90, 180, 270].flatMap((rotate) =>
  ([undefined, [37, 51, 480, 760]] as const).map((cropBox) => ({ rotate, cropBox })),
);
const blank = ({ rotate, cropBox }: (typeof SHAPES)[number]) =>
  samplePdf({ rotate, text: () => ' ', ...(cropBox && { cropBox: [...cropBox] }) });

describe.each(SHAPES)('on a page turned by $rotate with the crop box $cropBox', (shape) => {
  const bytes = blank(shape);
  const page = pageOf(bytes);

  it('texts stand within their rects and read as they were typed', async () => {
    const random = numbers(shape.rotate + 1);
    for (let round = 0; round < 5; round += 1) {
      const rect = { x: random() * 200, y: random() * 400, width: 60 + random() * 150, height: 60 + random() * 150 };
      const drawn = draw(bytes, { fields: [field(1, rect, '홍길동漢字', 'NAME')] });
      const [content] = await engine.readText(stored(drawn));
      const words = (content?.text.words ?? []).filter(({ text }) => '홍길동漢字'.includes(text));
      expect(words.map(({ text }) => text).join('')).toBe('홍길동漢字');
      for (const { box } of words)
        expect(inside(fromUserSpace(box, page), rect, 0.5), `${JSON.stringify(rect)}`).toBe(true);
    }
  });

  it('marks leave their ink within their rects, to half a point', async () => {
    const marks: Mark[] = [
      { kind: 'DRAWN', width: 200, height: 100, strokes: [{ points: [10, 10, 190, 90, 190, 10, 10, 90], width: 4 }] },
      { kind: 'TYPED', text: '이도윤', face: 'PEN' },
      { kind: 'SEAL', text: '홍길동', shape: 'ROUND', face: 'MYEONGJO', sizeMm: 18 },
      { kind: 'SEAL', text: '대표이사', corporateText: '한빛물산 주식회사', shape: 'OVAL', face: 'BRUSH', sizeMm: 14 },
    ];
    for (const mark of marks) {
      const rect = { x: 101, y: 203, width: 120, height: 80 };
      const drawn = draw(bytes, { fields: [field(1, rect, mark, 'SIGNATURE')] });
      const ink = await inkOf(drawn, bytes, page);
      expect(inside(ink, rect, 0.5 + 0.5), `${mark.kind} ${JSON.stringify(ink)}`).toBe(true);
      if (mark.kind === 'SEAL') {
        // In millimetres, whatever the size of the page and of the field.
        const wide = Math.min(ink.width, ink.height);
        expect(Math.abs(wide - (mark.sizeMm * 72) / 25.4)).toBeLessThan(1.2);
      }
    }
  });

  it('keeps what was there in front, byte for byte', () => {
    const drawn = draw(bytes, {
      fields: [field(1, { x: 10, y: 10, width: 100, height: 20 }, '값')],
      footer: '문서 번호 HB-1',
    });
    expect(drawn.subarray(0, bytes.length).equals(bytes)).toBe(true);
    expect(throughQpdf(drawn).length).toBeGreaterThan(bytes.length);
  });
});

describe('what is drawn', () => {
  const RECT = { x: 100, y: 100, width: 300, height: 20 };
  const textOf = async (bytes: Buffer) =>
    (await engine.readText(stored(bytes))).map(({ text }) => text.text.trim()).join('\n');

  it('says each kind of value as a contract says it', async () => {
    const lines: [FilledField['kind'], string, Partial<FilledField>, string][] = [
      ['AMOUNT', '1200000', {}, '1,200,000'],
      ['AMOUNT', '1200000', { inWords: true }, '금 일백이십만원정 (₩1,200,000)'],
      ['DATE', '2026-11-20', {}, '2026년 11월 20일'],
      ['SIGNED_DATE', '2026-11-02', { format: 'YYYY.MM.DD' }, '2026.11.02'],
      ['BUSINESS_NUMBER', '123-45-67891', {}, '123-45-67891'],
      ['LIST', '정규직', {}, '정규직'],
      ['LABEL', '갑', { face: 'SERIF' }, '갑'],
    ];
    for (const [kind, value, more, expected] of lines) {
      const drawn = draw(samplePdf({ text: () => ' ' }), { fields: [{ ...field(1, RECT, value, kind), ...more }] });
      expect(await textOf(drawn)).toBe(expected);
    }
  });

  it('is nothing for an empty value, and then the page stays as it is', () => {
    const bytes = samplePdf({ pages: 2 });
    const drawn = draw(bytes, {
      fields: [field(1, RECT, ''), field(1, RECT, null), field(2, RECT, false, 'CHECKBOX')],
    });
    const [before, after] = [openPdf(bytes), openPdf(drawn)];
    expect(after.page(1).dict).toEqual(before.page(1).dict);
    expect(after.page(2).dict).toEqual(before.page(2).dict);
  });

  it('touches only the pages that have something', () => {
    const bytes = samplePdf({ pages: 20 });
    const drawn = draw(bytes, { fields: [field(7, RECT, '일곱째')] });
    const changed = openPdf(drawn)
      .pages()
      .filter(
        ({ dict }, index) =>
          JSON.stringify([...dict.entries]) !==
          JSON.stringify([...(openPdf(bytes).pages()[index]?.dict.entries ?? [])]),
      );
    expect(changed.map(({ info }) => info.number)).toEqual([7]);
  });

  it('refuses a letter that cannot be printed, and a picture that is not there', () => {
    const bytes = samplePdf();
    expect(() => draw(bytes, { fields: [field(1, RECT, '좋아요 😀')] })).toThrow(UnprintableLetter);
    expect(() => draw(bytes, { fields: [field(1, RECT, { kind: 'IMAGE', fileId: 'none' }, 'SIGNATURE')] })).toThrow(
      ImageMissing,
    );
  });

  it('may come in several updates, over files of every make', async () => {
    for (const bytes of [
      samplePdf({ text: () => ' ' }),
      linearised(samplePdf({ text: () => ' ' })),
      throughQpdf(samplePdf({ text: () => ' ' }), '--object-streams=generate'),
    ]) {
      const once = draw(bytes, { fields: [field(1, RECT, '하나')] });
      const twice = draw(once, { fields: [field(1, { ...RECT, y: 200 }, '둘')] });
      expect((await textOf(twice)).split('\n').map((line) => line.trim())).toEqual(['하나', '둘']);
    }
  });

  it('holds pictures with what is see-through', async () => {
    const png = await sharp({
      create: { width: 40, height: 20, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const images = new Map([['mark', await prepareImage(png)]]);
    const rect = { x: 100, y: 100, width: 80, height: 80 };
    const bytes = blank({ rotate: 0, cropBox: undefined });
    const drawn = draw(bytes, { fields: [field(1, rect, { kind: 'IMAGE', fileId: 'mark' }, 'SIGNATURE')], images });
    const ink = await inkOf(drawn, bytes, pageOf(bytes));
    expect(Math.abs(ink.width - 80)).toBeLessThan(1);
    expect(Math.abs(ink.height - 40)).toBeLessThan(1);
  });

  it('lets print shine through a highlight and gives ink round ends', async () => {
    const bytes = samplePdf();
    const drawn = draw(bytes, {
      fields: [],
      annotations: [
        {
          type: 'HIGHLIGHT',
          pageIndex: 0,
          rect: [60, 680, 400, 740],
          rotation: 0,
          color: [255, 255, 152],
          opacity: 1,
          quadPoints: [60, 740, 400, 740, 60, 680, 400, 680],
        },
        {
          type: 'INK',
          pageIndex: 0,
          rect: [50, 50, 200, 200],
          rotation: 0,
          color: [200, 0, 0],
          opacity: 0.8,
          thickness: 10,
          paths: [[100, 100, 100, 100]],
        },
      ],
    });
    const image = sharp(await engine.drawPage(stored(drawn), 1, 1240)).removeAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const scale = info.width / 595;
    const at = (x: number, y: number) => {
      const start = (Math.round((842 - y) * scale) * info.width + Math.round(x * scale)) * 3;
      return [...data.subarray(start, start + 3)];
    };
    const [red = 0, , blue = 0] = at(390, 735);
    expect(red).toBeGreaterThan(240);
    expect(blue).toBeLessThan(190);
    // A tap of the pen is a dot as wide as the pen.
    expect(at(104, 100)[1]).toBeLessThan(120);
    expect(at(107, 100)[1]).toBeGreaterThan(230);
    expect(await textOf(drawn)).toContain('근로계약서');
  });
});

describe('a seal over the edges of pages', () => {
  it('is parted over all pages, and over several seals when there are many', () => {
    expect([1, 2, 3].map((page) => slicesOf(page, 3))).toEqual(
      [0, 1, 2].map((index) => [{ seal: 0, index, count: 3 }]),
    );
    expect(slicesOf(1, 1)).toEqual([]);
    for (const pages of [2, 8, 9, 15, 16, 100, 500]) {
      const all = Array.from({ length: pages }, (_, index) => slicesOf(index + 1, pages));
      // Every page has a slice, each two neighbours share a seal, and every seal is whole.
      expect(all.every((slices) => slices.length > 0)).toBe(true);
      for (let page = 1; page < pages; page += 1) {
        const shared = (all[page] ?? []).some(({ seal, index }) =>
          (all[page - 1] ?? []).some((other) => other.seal === seal && other.index === index - 1),
        );
        expect(shared).toBe(true);
      }
      for (const first of all.flat().filter(({ index }) => index === 0)) {
        const slices = all.flat().filter(({ seal }) => seal === first.seal);
        expect(slices.map(({ index }) => index)).toEqual(Array.from({ length: first.count }, (_, index) => index));
      }
    }
  });

  it.each(['LEFT', 'RIGHT', 'TOP'] as const)(
    'shows the whole seal when the pages lie fanned out by the %s edge',
    async (edge) => {
      const bytes = samplePdf({ pages: 3, text: () => ' ' });
      const mark = { kind: 'SEAL', text: '한빛물산', shape: 'SQUARE', face: 'BATANG', sizeMm: 24 } as const;
      const drawn = draw(bytes, { fields: [], pageSeal: { edge, mark } });
      const side = (24 * 72) / 25.4;
      for (const page of openPdf(drawn).pages()) {
        const ink = await inkOf(drawn, bytes, page.info);
        const across = edge === 'TOP' ? ink.height : ink.width;
        expect(Math.abs(across - side / 3)).toBeLessThan(1.5);
        if (edge === 'RIGHT') expect(ink.x + ink.width).toBeGreaterThan(593);
        if (edge === 'LEFT') expect(ink.x).toBeLessThan(2);
        if (edge === 'TOP') expect(ink.y).toBeLessThan(2);
      }
    },
  );
});

function pageOf(bytes: Buffer): PageInfo {
  const [page] = openPdf(bytes).pages();
  if (!page) throw new Error('there is no page');
  return page.info;
}

/** Where the drawn file has other pixels than the empty one, as a rect on the unrotated page. */
async function inkOf(drawn: Buffer, empty: Buffer, page: PageInfo): Promise<Rect> {
  const pixels = async (bytes: Buffer) =>
    sharp(await engine.drawPage(stored(bytes), page.number, 1240))
      .removeAlpha()
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
  const [after, before] = await Promise.all([pixels(drawn), pixels(empty)]);
  const { width } = after.info;
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  after.data.forEach((value, index) => {
    if (Math.abs(value - (before.data[index] ?? 0)) < 40) return;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  const scale = seenSize(page).width / width;
  const seen = { x: left * scale, y: top * scale, width: (right - left) * scale, height: (bottom - top) * scale };
  return placeOf(seen, page);
}

/** Numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
