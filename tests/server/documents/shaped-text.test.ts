import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawCertificate } from '../../../server/documents/certificate/certificate.ts';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import { findMissingCharacters } from '../../../server/documents/fonts/faces.ts';
import { measureText } from '../../../server/documents/fonts/glyphs.ts';
import { breakLines } from '../../../server/documents/fonts/layout.ts';
import { draw, field, inkOf, pageOf, textOf } from '../../support/documents/drawing.ts';
import { NAMES_OF_THE_WORLD } from '../../support/documents/names-of-the-world.ts';
import { SHAPED_WIDTHS } from '../../support/documents/shaped-widths.ts';
import { sampleCertificate } from '../../support/documents/sample-certificate.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';
import { makeFolder, runTool } from '../../support/sealing.ts';

const EMPTY = samplePdf({ text: () => ' ' });
const RECT = { x: 20, y: 400, width: 550, height: 60 };
const scripts = Object.entries(NAMES_OF_THE_WORLD);
/** Poppler swaps a vowel sign with its letter, and a comma with the space after it, even in files from Chromium. */
const POPPLER_HAS: Readonly<Record<string, string>> = {
  'قرأتُ هذا العقد بلا شرط ووافقتُ (نعم) 2026': 'قرأُت هذا العقد بلا شرط ووافقُت (نعم) 2026',
  'میں نے یہ معاہدہ پڑھ لیا ہے، ٹھیک ہے۔': 'میں نے یہ معاہدہ پڑھ لیا ہے ،ٹھیک ہے۔',
};

const engine = createDocumentEngine();
afterAll(() => engine.close());

/** Removes the characters that Poppler adds to mark the direction. */
const withoutDirections = (text: string) => text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\f]/g, '').trim();

describe.each(scripts)('%s', (_, texts) => {
  it.each(texts)('%s is extracted from the file as it was typed', async (text) => {
    const typed = text.normalize('NFC');
    expect(findMissingCharacters(typed, 'SANS')).toEqual([]);
    const drawn = draw(EMPTY, { fields: [field(1, RECT, text)] });
    const file = path.join(await makeFolder(), 'drawn.pdf');
    await writeFile(file, drawn);
    const poppler = await runTool('pdftotext', ['-q', '-layout', '-enc', 'UTF-8', file, '-']);
    const copied = `${file}.txt`;
    await runTool('mutool', ['draw', '-q', '-F', 'text', '-o', copied, file]);
    expect(withoutDirections(poppler.output)).toBe(POPPLER_HAS[text] ?? typed);
    expect(withoutDirections(await readFile(copied, 'utf8'))).toBe(typed);
  });

  it.each(['SANS', 'SANS_BOLD', 'SERIF', 'PEN', 'BRUSH', 'BATANG', 'MYEONGJO'] as const)('is printed in %s', (face) => {
    for (const text of texts) expect(findMissingCharacters(text.replaceAll(/[가-힣]/g, ''), face)).toEqual([]);
  });

  it('leaves its ink where it was measured, as a value and as a signature', async () => {
    const [name] = texts;
    const size = 16;
    const box = { ...RECT, height: 24 };
    const written = draw(EMPTY, { fields: [{ ...field(1, box, name), fontSize: size, align: 'LEFT' }] });
    const ink = await inkOf(engine, written, EMPTY, pageOf(EMPTY), 620);
    expect(Math.abs(ink.width - measureText(name.normalize('NFC'), 'SANS', size))).toBeLessThan(size / 2);
    const signed = draw(EMPTY, {
      fields: [field(1, RECT, { kind: 'TYPED', text: name, face: 'PEN' }, 'SIGNATURE')],
    });
    const signature = await inkOf(engine, signed, EMPTY, pageOf(EMPTY), 620);
    expect(signature.width / signature.height).toBeGreaterThan(1);
    expect(signature.x).toBeGreaterThanOrEqual(RECT.x - 1);
    expect(signature.x + signature.width).toBeLessThanOrEqual(RECT.x + RECT.width + 1);
  });
});

const measureApart = (text: string) => Array.from(text).reduce((sum, one) => sum + measureText(one, 'SANS', 1), 0);

it('joins letters and marks instead of setting them side by side', async () => {
  // Arabic letters are narrower when joined, and a virama turns two letters into one.
  for (const text of ['محمد', 'क्ष', 'ស្រី']) expect(measureText(text, 'SANS', 1)).toBeLessThan(measureApart(text));
  const text = 'मैले यो सम्झौता पढेर';
  expect(await textOf(engine, draw(EMPTY, { fields: [field(1, RECT, text)] }))).toBe(text);
});

it.each([100, 300, 2_000])('draws a letter with %i accents, however high they tower', async (count) => {
  const text = `a${'\u0301'.repeat(count)}b`.normalize('NFC');
  const drawn = draw(EMPTY, { fields: [field(1, RECT, text)] });
  expect(await textOf(engine, drawn)).toBe(text);
});

it('breaks lines between the words of scripts without spaces, and never within a character', () => {
  const thai = 'ข้าพเจ้าขอรับรองว่าเป็นผู้มีอำนาจลงนามในสัญญานี้';
  const lines = breakLines(thai, 'SANS', 12, 120);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(thai);
  expect(lines.slice(0, -1).every((line) => measureText(line, 'SANS', 12) <= 120)).toBe(true);
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(thai)].map(({ segment }) => segment);
  let rest = words.join('');
  for (const line of lines) {
    expect(rest.startsWith(line)).toBe(true);
    rest = rest.slice(line.length);
    expect(words.some((_, index) => words.slice(index).join('') === rest) || rest === '').toBe(true);
  }
  const narrow = breakLines('ខ្ញុំបានអានកិច្ចសន្យានេះ', 'SANS', 12, 10);
  expect(narrow.every((line) => !/^\p{M}/u.test(line))).toBe(true);
});

it('names everybody in the certificate, and both tools copy their names', async () => {
  const facts = sampleCertificate();
  const [party] = facts.parties;
  if (!party) throw new Error('the sample has nobody');
  const parties = scripts.map(([, [name]]) => ({ ...party, name }));
  const file = path.join(await makeFolder(), 'certificate.pdf');
  await writeFile(file, drawCertificate({ ...facts, parties }));
  const copied = `${file}.txt`;
  await runTool('mutool', ['draw', '-q', '-F', 'text', '-o', copied, file]);
  const text = await readFile(copied, 'utf8');
  const poppler = await runTool('pdftotext', ['-q', '-enc', 'UTF-8', file, '-']);
  const output = withoutDirections(poppler.output);
  for (const { name } of parties) {
    expect(text).toContain(name.normalize('NFC'));
    expect(output).toContain(POPPLER_HAS[name] ?? name.normalize('NFC'));
  }
});

it.each(Object.entries(SHAPED_WIDTHS))('prints %s as wide as screens expect', (text, width) => {
  expect(measureText(text.normalize('NFC'), 'SANS', 1)).toBeCloseTo(width, 3);
});

it('keeps emoji out, by name', () => {
  expect(findMissingCharacters('สมชาย 😀 नेपाल 👩‍👩‍👧', 'SANS')).toContain('😀');
});
