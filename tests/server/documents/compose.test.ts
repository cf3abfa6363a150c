import { afterAll, describe, expect, it } from 'vitest';
import type { Mark } from '../../../server/documents/compose/drawing.types.ts';
import { listPageSealSlices } from '../../../server/documents/compose/page-seal.ts';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import { fromUserSpace, type Rect } from '../../../server/documents/geometry.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { draw, field, inkOf, numbers, pageOf, storedPdf } from '../../support/documents/drawing.ts';
import { samplePdf, throughQpdf } from '../../support/documents/sample-pdfs.ts';

const engine = createDocumentEngine();
afterAll(() => engine.close());

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
      const [content] = await engine.readText(storedPdf(drawn));
      const words = (content?.text.words ?? []).filter(({ text }) => '홍길동漢字'.includes(text));
      expect(words.map(({ text }) => text).join('')).toBe('홍길동漢字');
      const outside = words.filter(({ box }) => !inside(fromUserSpace(box, page), rect, 0.5));
      expect(outside).toEqual([]);
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
      const ink = await inkOf(engine, drawn, bytes, page);
      expect(inside(ink, rect, 0.5 + 0.5), `${mark.kind} ${JSON.stringify(ink)}`).toBe(true);
      // A size in millimetres doesn't depend on the size of the page or the field.
      const wide = Math.min(ink.width, ink.height);
      const meant = mark.kind === 'SEAL' ? (mark.sizeMm * 72) / 25.4 : wide;
      expect(Math.abs(wide - meant)).toBeLessThan(1.2);
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

describe('a seal over the edges of pages', () => {
  it('is parted over all pages, and over several seals when there are many', () => {
    expect([1, 2, 3].map((page) => listPageSealSlices(page, 3))).toEqual(
      [0, 1, 2].map((index) => [{ seal: 0, index, count: 3 }]),
    );
    expect(listPageSealSlices(1, 1)).toEqual([]);
    for (const pages of [2, 8, 9, 15, 16, 100, 500]) {
      const all = Array.from({ length: pages }, (_, index) => listPageSealSlices(index + 1, pages));
      // Every page has a slice, neighbouring pages share a seal, and every seal is complete.
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
        const ink = await inkOf(engine, drawn, bytes, page.info);
        const across = edge === 'TOP' ? ink.height : ink.width;
        expect(Math.abs(across - side / 3)).toBeLessThan(1.5);
        const fromEdge = { RIGHT: 595 - ink.x - ink.width, LEFT: ink.x, TOP: ink.y }[edge];
        expect(fromEdge).toBeLessThan(2);
      }
    },
  );
});
