import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import {
  BROKEN_NAMES,
  brokenPdf,
  brotliStructure,
  signedBrotli,
  type Break,
} from '../../support/documents/broken-pdfs.ts';
import { codesOf, createTestEngine, stored } from '../../support/documents/engine.ts';

const engine = createTestEngine();
beforeAll(() => engine.ready());
afterAll(() => engine.closeUnharmed());

const textOf = async (intake: Parameters<typeof stored>[0]) =>
  (await engine.readText(stored(intake))).map(({ text }) => text.text.trim());

const A4 = [0, 0, 595, 842];
const LETTER = [0, 0, 612, 792];
type Kept = [what: Break, cropBox: number[], rotation?: number];

/** Files that all viewers show in the same way. Unreadable sizes become US Letter, as in PDFium. */
const KEPT: Kept[] = [
  ['a count that is no number', A4],
  ['no count', A4],
  ['a count below zero', A4],
  ['a tree without a type', A4],
  ['a page without a type', A4],
  ['a page of another type', A4],
  ['a page without a parent', A4],
  ['a page whose parent is another', A4],
  ['no box', LETTER],
  ['a box upside down', A4],
  ['a box without a width', LETTER],
  ['a box of strings', LETTER],
  ['a box of three numbers', LETTER],
  ['a box of five numbers', LETTER],
  ['a box that holds itself', LETTER],
  ['a box of numbers elsewhere', A4],
  ['a box that is not there', LETTER],
  ['a crop box without a width', A4],
  ['a crop box of strings', A4],
  ['an eighth of a turn', A4],
  ['a turn in words', A4],
  ['a turn elsewhere', A4, 90],
  ['a turn with a fraction', A4, 90],
  ['units of an inch', [0, 0, 8, 11]],
  ['content of two filters', A4],
  ['a version of the future', A4],
  ['no version', A4],
];

/** Files on which viewers disagree, or which only some can show. They are rewritten. */
const REPAIRED: [what: Break, text?: string[]][] = [
  ['a count that is too high'],
  ['a count that is too low'],
  ['a kid that is null'],
  ['a kid that is a number'],
  ['a page that is there twice', ['First', 'First', 'Second']],
  ['a tree that holds itself'],
  ['a page in the tree itself'],
  ['a tree in the catalogue itself'],
  ['a tree that says it is a page'],
  ['a page that says it is a tree'],
  ['a crop box beside the sheet'],
  ['an object of another generation'],
  ['a note before the file'],
];

/** Files that lost a page or its content, which can't be recovered. */
const LOST: Break[] = [
  'a kid that is not there',
  'a kid that is not there, and not counted',
  'a last kid that is not there',
  'content packed by nobody',
];
/** According to the format, missing content is empty content. */
const EMPTY: Break = 'content that is not there';

describe('a PDF that breaks the rules', () => {
  it.each(KEPT)('keeps its bytes where nothing is unclear: %s', async (what, cropBox, rotation = 0) => {
    const pdf = brokenPdf(what);
    const intake = await engine.take(pdf);
    expect(intake.normalised).toBe(pdf);
    expect(intake.pages).toMatchObject([
      { cropBox, rotation },
      { cropBox, rotation },
    ]);
    expect(await textOf(intake)).toEqual(['First', 'Second']);
  });

  it.each(REPAIRED)('is repaired where viewers disagree: %s', async (what, text = ['First', 'Second']) => {
    const intake = await engine.take(brokenPdf(what));
    expect(codesOf(intake)).toContain('REPAIRED');
    expect(await textOf(intake)).toEqual(text);
    expect(intake.pages.map(({ cropBox }) => cropBox)).toEqual(text.map(() => A4));
    expect(openPdf(intake.normalised).pageCount).toBe(text.length);
    // Uploading the result again changes nothing.
    expect(await engine.intake(intake.normalised)).toMatchObject({ status: 'READY', notices: [] });
  });

  it.each(LOST)('is refused where something is lost: %s', async (what) => {
    expect(await engine.intake(brokenPdf(what))).toMatchObject({ refusal: { errorCode: 'FILE_DAMAGED' } });
  });

  it('is packed again where PDFium would show an empty page', async () => {
    const intake = await engine.take(brokenPdf('content packed by Brotli'));
    expect(await textOf(intake)).toEqual(['First', 'Second']);
    expect(Buffer.from(intake.normalised).toString('latin1')).not.toContain('BrotliDecode');
  });

  it('is packed again where even its structure is packed with Brotli', async () => {
    const intake = await engine.take(brotliStructure());
    expect(await textOf(intake)).toEqual(['First', 'Second']);
    expect(Buffer.from(intake.normalised).toString('latin1')).not.toContain('BrotliDecode');
  });

  it('is refused with Brotli if it is signed, since packing it again would break the signature', async () => {
    expect(await engine.intake(signedBrotli())).toMatchObject({
      refusal: { errorCode: 'FILE_TOO_COMPLEX', message: expect.stringContaining('서명') },
    });
  });

  it('is in one of these tables', () => {
    const tried = [...KEPT, ...REPAIRED].map(([what]) => what);
    expect([...tried, ...LOST, 'content packed by Brotli', EMPTY].toSorted()).toEqual(BROKEN_NAMES.toSorted());
  });
});
