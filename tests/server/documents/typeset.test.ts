import { afterAll, describe, expect, it } from 'vitest';
import type { Form, FormBlock, NamedBlank } from '../../../server/documents/typeset/form.types.ts';
import { drawForm } from '../../../server/documents/typeset/draw-form.ts';
import { A4 } from '../../../server/documents/typeset/sheet.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { storedPdf } from '../../support/documents/drawing.ts';

const engine = createTestEngine();
afterAll(() => engine.close());

const blank = (label: string, kind: NamedBlank['kind'] = 'TEXT'): NamedBlank => ({
  label,
  kind,
  party: 0,
  characters: 6,
});
const BLANKS = {
  last: blank('마지막 조의 칸'),
  name: blank('이름', 'NAME'),
  sign: blank('서명', 'SIGNATURE'),
  signedOn: blank('날짜', 'SIGNED_DATE'),
  day: blank('시작하는 날', 'DATE'),
  yes: blank('예', 'RADIO'),
};
const SIGNING: FormBlock = {
  kind: 'SIGNING',
  text: '위와 같이 계약한다.',
  date: 'signedOn',
  parties: [{ name: '갑', rows: [], signer: { label: '성명', name: 'name', mark: 'sign', print: '(서명)' } }],
};
const SENTENCE = '갑과 을은 서로 믿고 이 계약을 성실히 지키며 그 내용을 다툼 없이 이행하기로 한다.';

const form = (blocks: readonly FormBlock[], blanks: Form['blanks'] = BLANKS): Form => ({
  code: 'test',
  title: '계약서',
  description: '',
  blanks,
  blocks,
  hasPageNumbers: true,
});
const draw = (...blocks: FormBlock[]) => drawForm(form(blocks), 'RULED');
const pageTexts = async (bytes: Buffer) => (await engine.readText(storedPdf(bytes))).map(({ text }) => text.text);
const clauses = (count: number, paragraphs: readonly string[]): FormBlock => ({
  kind: 'CLAUSES',
  clauses: Array.from({ length: count }, (_, index) => ({ title: `제목 ${index + 1}`, paragraphs })),
});

const rows = (count: number) => Array.from({ length: count }, (_, row) => [`{cell${row * 2}}`, `{cell${row * 2 + 1}}`]);

describe('clauses', () => {
  it('are numbered on two levels through the whole form, one paragraph without a number', async () => {
    const { bytes } = draw(
      { kind: 'CLAUSES', clauses: [{ title: '목적', paragraphs: [SENTENCE] }] },
      { kind: 'TABLE', columns: [1], rows: [['사이에 있는 표']] },
      {
        kind: 'CLAUSES',
        clauses: [{ title: '의무', paragraphs: ['첫째 항', { text: '둘째 항', items: ['첫째 호', '둘째 호'] }] }],
      },
    );
    const [text = ''] = await pageTexts(bytes);
    const plain = text.replaceAll(/\s+/g, ' ');
    for (const words of ['제1조 (목적)', '제2조 (의무)', '① 첫째 항', '② 둘째 항', '1. 첫째 호', '2. 둘째 호'])
      expect(plain).toContain(words);
    expect(plain).not.toContain('① 갑과');
  });

  it('that fill more than a page continue on the next without losing a word', async () => {
    const { bytes, pageCount } = draw(
      clauses(1, [Array.from({ length: 60 }, (_, i) => `${i + 1}번 ${SENTENCE}`).join(' ')]),
    );
    expect(pageCount).toBeGreaterThan(1);
    const all = (await pageTexts(bytes)).join(' ').replaceAll(/\s+/g, ' ');
    for (let number = 1; number <= 60; number += 1) expect(all).toContain(`${number}번 갑과`);
  });

  it('never leave a heading or a single line at the end of a page', async () => {
    for (let lead = 8; lead < 16; lead += 1) {
      const { bytes } = draw(clauses(lead, [`${SENTENCE} ${SENTENCE} ${SENTENCE}`]));
      for (const text of await pageTexts(bytes)) {
        const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^- \d+ \/ \d+ -$/.test(line.trim()));
        expect(lines.at(-1)).not.toMatch(/^제\d+조/);
        expect(lines.at(-2)).not.toMatch(/^제\d+조/);
      }
    }
  });
});

describe('a signature block', () => {
  it('is always on the page of its last clause', () => {
    const pages = Array.from({ length: 30 }, (_, count) => {
      const { blanks } = draw(
        clauses(count + 1, [SENTENCE]),
        { kind: 'CLAUSES', clauses: [{ title: '관할', paragraphs: ['{last} 에 따른다.', SENTENCE] }] },
        SIGNING,
      );
      return ['last', 'signedOn', 'name', 'sign'].map((id) => blanks.find((one) => one.id === id)?.page);
    });
    for (const own of pages) expect(new Set(own).size).toBe(1);
    // Confirms that the block was pushed across a page break.
    expect(new Set(pages.map(([page]) => page)).size).toBeGreaterThan(1);
  });
});

describe('a table', () => {
  const cells = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`cell${index}`, blank(`칸 ${index}`)]));

  it('longer than a page is divided between rows, and repeats its head', async () => {
    const table: FormBlock = { kind: 'TABLE', columns: [1, 2], head: ['품목', '금액'], rows: rows(60) };
    const { bytes, blanks, pageCount } = drawForm(form([table], cells), 'RULED');
    expect(pageCount).toBe(3);
    for (const text of await pageTexts(bytes)) expect(text).toMatch(/품목[\s\S]*금액/);
    expect(blanks).toHaveLength(120);
    for (const { rect } of blanks) expect(rect.y + rect.height).toBeLessThan(A4.height - 58);
    for (let row = 0; row < 60; row += 1) {
      const [left, right] = [blanks[row * 2], blanks[row * 2 + 1]];
      expect([right?.page, right?.rect.y]).toEqual([left?.page, left?.rect.y]);
    }
  });

  it('that fits on a page is not divided, and takes the clause that announces it along', () => {
    for (let count = 4; count < 12; count += 1) {
      const { blanks } = drawForm(
        form(
          [
            clauses(count, [SENTENCE]),
            { kind: 'CLAUSES', clauses: [{ title: '표', paragraphs: ['{cell100} 아래 표와 같다.'] }] },
            { kind: 'TABLE', columns: [1, 2], rows: rows(10) },
          ],
          cells,
        ),
        'RULED',
      );
      expect(new Set(blanks.map(({ page }) => page)).size).toBe(1);
    }
  });

  it('refuses a row of another width', () => {
    expect(() => draw({ kind: 'TABLE', columns: [1, 1], rows: [['하나']] })).toThrow('1 of 2 columns');
  });
});

describe('blanks', () => {
  it('of a date have their gaps between the printed units', async () => {
    const { bytes, blanks } = draw({ kind: 'PROSE', text: '계약은 {day}에 시작한다.' });
    const [date] = blanks;
    if (!date?.dateGaps) throw new Error('the date has no gaps');
    const [page] = await engine.readText(storedPdf(bytes));
    const line =
      page?.text.words.filter(({ box }) => Math.abs(A4.height - (box[1] + box[3]) / 2 - (date.rect.y + 7)) < 12) ?? [];
    const { rect, dateGaps } = date;
    const gaps = [dateGaps.year, dateGaps.month, dateGaps.day].map(({ start, end }) => [
      rect.x + start * rect.width,
      rect.x + end * rect.width,
    ]);
    for (const unit of ['년', '월']) expect(line.map(({ text }) => text)).toContain(unit);
    for (const { text, box } of line)
      for (const [from = 0, to = 0] of gaps)
        expect(`${text} ${Math.min(box[2], to) - Math.max(box[0], from) < 1}`).toBe(`${text} true`);
  });

  it('that the form does not have are an error', () => {
    expect(() => draw({ kind: 'PROSE', text: '{nothing}' })).toThrow('the form test has no blank nothing');
  });
});

it('prints a notice at the foot of the first page only, and the number of every page', async () => {
  const { bytes } = draw({ kind: 'NOTICE', text: '확인하고 고쳐 쓰세요.' }, clauses(30, [SENTENCE]));
  const texts = await pageTexts(bytes);
  expect(texts.map((text) => text.includes('확인하고 고쳐 쓰세요.'))).toEqual(texts.map((_, index) => index === 0));
  texts.forEach((text, index) => expect(text).toContain(`- ${index + 1} / ${texts.length} -`));
});

it('prints a box beside its words', () => {
  const { blanks } = draw({ kind: 'PROSE', text: '{yes}\u00A0예' });
  expect(blanks).toMatchObject([{ id: 'yes', kind: 'RADIO', rect: { width: 11, height: 11 } }]);
});

it('prints key words larger than the rest', async () => {
  const { bytes } = draw({
    kind: 'TABLE',
    columns: [1],
    size: 9,
    keySize: 18,
    rows: [['**가나다** 가나다']],
  });
  const [page] = await engine.readText(storedPdf(bytes));
  const widths = page?.text.words.filter(({ text }) => text === '가나다').map(({ box }) => box[2] - box[0]) ?? [];
  expect(widths).toHaveLength(2);
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeGreaterThan(1.7);
});
