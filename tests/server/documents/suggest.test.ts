import { afterAll, describe, expect, it } from 'vitest';
import { measureHeldOut, measureSuggestions, sumOf } from '../../../bench/lib/measure-suggestions.ts';
import { FORMS } from '../../../server/content/forms/forms.ts';
import type { Rect } from '../../../server/documents/geometry.ts';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import { IncrementalUpdate } from '../../../server/documents/pdf/incremental-update.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { meaningOf } from '../../../server/documents/suggest/names/labels.ts';
import { findOnPage, suggestFields } from '../../../server/documents/suggest/suggest.ts';
import { toStoredRect } from '../../../rules/page-geometry.ts';
import { drawForm } from '../../../server/documents/typeset/draw-form.ts';
import { dict, PdfStream } from '../../../server/documents/pdf/objects.ts';
import { LEARNT_FORMS, readHeldOut, UNSEEN_FORMS } from '../../support/documents/held-out/held-out.ts';

const engine = createDocumentEngine();
afterAll(() => engine.close());
const AIM = 0.9;

const rounded = ({ x, y, width, height }: Rect): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

/**
 * Stores a page differently without changing its appearance, as scanners and word processors do for landscape pages.
 */
function layOnItsSide(bytes: Buffer, rotation: number, lay: string): Buffer {
  const update = new IncrementalUpdate(openPdf(bytes));
  const before = update.add(new PdfStream(dict({}), Buffer.from(lay)));
  for (const { ref, dict: page } of update.file.pages()) {
    const box = rotation === 180 ? [0, 0, 595.28, 841.89] : [0, 0, 841.89, 595.28];
    update.set(ref, page.with({ Rotate: rotation, MediaBox: box, Contents: [before, page.get('Contents')] }));
  }
  return Buffer.concat([bytes, ...update.serialize(Buffer.alloc(16, 1)).chunks]);
}

const word = (text: string, x: number, y: number) => ({
  text,
  box: [x, y, x + 11 * text.length, y + 14] as const,
  fontName: 'Batang',
});

describe('suggestions', () => {
  it('find nine of ten blanks of every form in every look, and nine of ten are blanks', async () => {
    for (const { form, look, blanks, found, suggested } of await measureSuggestions(engine)) {
      expect(found / blanks, `recall of ${form} ${look}`).toBeGreaterThanOrEqual(AIM);
      expect(found / suggested, `precision of ${form} ${look}`).toBeGreaterThanOrEqual(AIM);
    }
  }, 60_000);

  it('find nearly all blanks of the printed forms that the rules were improved on', async () => {
    const scores = await measureHeldOut(engine, LEARNT_FORMS);
    for (const { form, blanks, found, suggested } of scores) {
      expect(found / blanks, `recall of ${form}`).toBeGreaterThanOrEqual(0.85);
      expect(found / suggested, `precision of ${form}`).toBeGreaterThanOrEqual(AIM);
    }
    const { recall, precision } = sumOf(scores);
    expect(recall).toBeGreaterThanOrEqual(0.97);
    expect(precision).toBeGreaterThanOrEqual(0.97);
  });

  it('hold on forms that nothing was improved on', async () => {
    const { recall, precision } = sumOf(await measureHeldOut(engine, UNSEEN_FORMS));
    expect(recall).toBeGreaterThanOrEqual(0.85);
    expect(precision).toBeGreaterThanOrEqual(0.87);
  });

  it('leave alone the room beside a resident number, in a cell, on a line and behind a colon', async () => {
    for (const form of ['application', 'certificate', 'hangul-mandate', 'lease', 'loan', 'pledge', 'vehicle']) {
      const { bytes } = await readHeldOut(form);
      const { suggestions } = await engine.readDocument({ sha256: `number ${form}`, read: () => bytes });
      expect(suggestions.length).toBeGreaterThan(8);
      expect(suggestions.filter(({ name, words }) => /주민/.test(name + words))).toEqual([]);
    }
  });

  it.each([
    [90, '0 1 -1 0 841.89 0 cm'],
    [180, '-1 0 0 -1 595.28 841.89 cm'],
    [270, '0 -1 1 0 0 595.28 cm'],
  ] as const)('are the same on a page that lies on its side and is turned by %i degrees', async (rotation, lay) => {
    for (const form of FORMS) {
      const { bytes } = drawForm(form, 'TABLE');
      const { suggestions: upright } = await engine.readDocument({ sha256: `upright ${form.code}`, read: () => bytes });
      const turned = layOnItsSide(bytes, rotation, lay);
      const [page] = openPdf(turned).pages();
      if (!page) throw new Error('there is no page');
      const { suggestions: found } = await engine.readDocument({
        sha256: `turned ${form.code} ${rotation}`,
        read: () => turned,
      });
      const places = (suggestions: typeof upright, back: (rect: Rect) => Rect) =>
        suggestions.map(({ kind, party, rect }) => ({ kind, party, rect: rounded(back(rect)) }));
      expect(places(found, (rect) => rect)).toEqual(places(upright, (rect) => toStoredRect(rect, page.info)));
    }
  });

  it('know the way back to the page from what is seen', () => {
    const info = { number: 1, width: 595, height: 842, cropBox: [0, 0, 595, 842] } as const;
    const seen = { x: 10, y: 20, width: 100, height: 30 };
    expect(toStoredRect(seen, { ...info, rotation: 0 })).toEqual(seen);
    expect(toStoredRect(seen, { ...info, rotation: 90 })).toEqual({ x: 20, y: 732, width: 30, height: 100 });
    expect(toStoredRect(seen, { ...info, rotation: 180 })).toEqual({ x: 485, y: 792, width: 100, height: 30 });
    expect(toStoredRect(seen, { ...info, rotation: 270 })).toEqual({ x: 545, y: 10, width: 30, height: 100 });
  });

  it('leave a column of resident numbers alone, whatever stands before it', () => {
    const info = { number: 1, width: 595, height: 842, rotation: 0, cropBox: [0, 0, 595, 842] } as const;
    const [columns, rows] = [
      [50, 200, 350, 500],
      [700, 660, 620],
    ];
    const content = (head: string) => ({
      info,
      rects: [],
      lines: [
        ...columns.map((x) => ({ box: [x, 620, x, 700] as const, direction: 'VERTICAL' as const })),
        ...rows.map((y) => ({ box: [50, y, 500, y] as const, direction: 'HORIZONTAL' as const })),
      ],
      words: [word('성명', 60, 672), word(head, 210, 672), word('주소', 360, 672), word('홍길동', 60, 632)],
    });
    const found = (head: string) => suggestFields([findOnPage(content(head))]).map(({ name, kind }) => [name, kind]);
    expect(found('연락처')).toEqual([
      ['연락처', 'PHONE'],
      ['주소', 'TEXT'],
    ]);
    expect(found('주민등록번호')).toEqual([['주소', 'TEXT']]);
  });

  it('never ask for what the law lets nobody ask for', () => {
    for (const label of [
      '주민등록번호',
      '주민번호 :',
      '외국인등록번호',
      '등록번호 (관리사무소 기재)',
      '접수처 확인 (학생처에서 작성)',
    ])
      expect(meaningOf(label)).toBeNull();
    expect(meaningOf('등록번호 (신청인 기재)')).not.toBeNull();
  });
});
