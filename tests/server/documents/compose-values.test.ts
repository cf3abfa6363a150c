import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { drawComposition } from '../../../server/documents/compose/compose.ts';
import type { FilledField } from '../../../server/documents/compose/drawing.types.ts';
import { prepareImage } from '../../../server/documents/compose/images.ts';
import { MissingImageError } from '../../../server/documents/compose/resources.ts';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import { UnprintableCharactersError } from '../../../server/documents/compose/printable.ts';
import { IncrementalUpdate } from '../../../server/documents/pdf/incremental-update.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { draw, field, inkOf, pageOf, storedPdf, textOf } from '../../support/documents/drawing.ts';
import { linearised, samplePdf, throughQpdf } from '../../support/documents/sample-pdfs.ts';

const engine = createDocumentEngine();
afterAll(() => engine.close());

const gap = (start: number, end: number) => ({ start, end });

describe('what is drawn', () => {
  const RECT = { x: 100, y: 100, width: 300, height: 20 };

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
      expect(await textOf(engine, drawn)).toBe(expected);
    }
  });

  it('leaves the units of a date to the form that has printed them', async () => {
    const dateGaps = { year: gap(0.1, 0.3), month: gap(0.4, 0.6), day: gap(0.7, 0.9), shortYear: true };
    const date: FilledField = { page: 1, rect: RECT, kind: 'DATE', value: '2026-11-05', dateGaps };
    expect(await textOf(engine, draw(samplePdf({ text: () => ' ' }), { fields: [date] }))).toBe('26 11 05');
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

  it('rejects a character that cannot be printed, and an image that is missing', () => {
    const bytes = samplePdf();
    expect(() => draw(bytes, { fields: [field(1, RECT, '좋아요 😀')] })).toThrow(UnprintableCharactersError);
    expect(() => draw(bytes, { fields: [field(1, RECT, { kind: 'IMAGE', fileId: 'none' }, 'SIGNATURE')] })).toThrow(
      MissingImageError,
    );
  });

  it('names every character that cannot be printed, and where, before a stroke is drawn', () => {
    const update = new IncrementalUpdate(openPdf(samplePdf()));
    const seal = { kind: 'SEAL', text: '홍😀', shape: 'ROUND', face: 'MYEONGJO', sizeMm: 18 } as const;
    const fields = [field(1, RECT, '좋아요 😀🎉'), field(1, RECT, '괜찮아요'), field(1, RECT, seal, 'SEAL')];
    expect(() => drawComposition(update, { fields, footer: '문서 🎉' })).toThrow(
      expect.objectContaining({
        found: [
          { field: 0, characters: ['😀', '🎉'] },
          { field: 2, characters: ['😀'] },
          { field: null, characters: ['🎉'] },
        ],
      }),
    );
    expect(update.serialize(Buffer.alloc(16)).offsets.size).toBe(0);
  });

  it('says which texts run over their place, and still draws every character', async () => {
    const bytes = samplePdf({ text: () => ' ' });
    const update = new IncrementalUpdate(openPdf(bytes));
    const long = '아주 긴 글이 작은 칸에 '.repeat(8).trim();
    const fields = [field(1, RECT, '짧은 글'), field(1, { ...RECT, y: 300, width: 60, height: 12 }, long)];
    expect(drawComposition(update, { fields })).toEqual({ overflowing: [1] });
    const drawn = Buffer.concat([bytes, ...update.serialize(Buffer.alloc(16, 3)).chunks]);
    expect((await textOf(engine, drawn)).replaceAll(/\s/g, '')).toContain(long.replaceAll(' ', ''));
  });

  it('may come in several updates, over files of every make', async () => {
    for (const bytes of [
      samplePdf({ text: () => ' ' }),
      linearised(samplePdf({ text: () => ' ' })),
      throughQpdf(samplePdf({ text: () => ' ' }), '--object-streams=generate'),
    ]) {
      const once = draw(bytes, { fields: [field(1, RECT, '하나')] });
      const twice = draw(once, { fields: [field(1, { ...RECT, y: 200 }, '둘')] });
      expect((await textOf(engine, twice)).split('\n').map((line) => line.trim())).toEqual(['하나', '둘']);
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
    const bytes = samplePdf({ text: () => ' ' });
    const drawn = draw(bytes, { fields: [field(1, rect, { kind: 'IMAGE', fileId: 'mark' }, 'SIGNATURE')], images });
    const ink = await inkOf(engine, drawn, bytes, pageOf(bytes));
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
    const image = sharp(await engine.drawPage(storedPdf(drawn), 1, 1240)).removeAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const scale = info.width / 595;
    const at = (x: number, y: number) => {
      const start = (Math.round((842 - y) * scale) * info.width + Math.round(x * scale)) * 3;
      return [...data.subarray(start, start + 3)];
    };
    const [red = 0, , blue = 0] = at(390, 735);
    expect(red).toBeGreaterThan(240);
    expect(blue).toBeLessThan(190);
    // A tap is a dot as wide as the pen.
    expect(at(104, 100)[1]).toBeLessThan(120);
    expect(at(107, 100)[1]).toBeGreaterThan(230);
    expect(await textOf(engine, drawn)).toContain('근로계약서');
  });
});
