import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flateObject, rawPdf, streamObject, type RawObject, type RawOptions } from './raw-pdf.ts';

export type SampleOptions = RawOptions & {
  pages?: number;
  rotate?: number;
  mediaBox?: [number, number, number, number];
  cropBox?: [number, number, number, number];
  text?: (page: number) => string;
  /** Additional entries of the page, besides Type, Parent, boxes, contents and resources. */
  pageEntries?: (page: number) => string;
  catalogue?: string;
  /** Additional objects, numbered from `firstExtra`. */
  extras?: RawObject[];
  content?: string;
  compressed?: boolean;
};

export const firstExtra = 6;
const A4: [number, number, number, number] = [0, 0, 595, 842];

const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
const font = (face: string) =>
  `<</Type/Font/Subtype/Type0/BaseFont/${face}/Encoding/UniKS-UTF16-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/${face}/CIDSystemInfo<</Registry(Adobe)/Ordering(Korea1)/Supplement 1>>/DW 1000/FontDescriptor<</Type/FontDescriptor/FontName/${face}/Flags 6/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>>>]>>`;

/**
 * A contract in a Korean font that isn't embedded, with a heading 72 points from the left and 142 from the top of the
 * visible area, and a box below it.
 */
export function samplePdf(options: SampleOptions = {}): Buffer {
  const { pages = 1, rotate, mediaBox = A4, cropBox, extras = [], catalogue = '', compressed = true } = options;
  const { text = (page) => `근로계약서 ${page}쪽`, pageEntries = () => '', content = '' } = options;
  const corner = cropBox ?? mediaBox;
  const [left, top] = [corner[0], corner[3]];
  const firstPage = firstExtra + extras.length;
  const objects: RawObject[] = [
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    `<</Type/Pages/Count ${pages}/Kids[${Array.from({ length: pages }, (_, index) => `${firstPage + 2 * index} 0 R`).join(' ')}]>>`,
    font('Batang'),
    `<</Font<</F1 3 0 R/F2 5 0 R>>>>`,
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>`,
    ...extras,
  ];
  for (let page = 1; page <= pages; page++) {
    const drawn = `BT /F1 24 Tf ${left + 72} ${top - 142} Td <${hex(text(page))}> Tj ET ${left + 72} ${top - 242} 200 20 re S ${content}`;
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[${mediaBox.join(' ')}]${cropBox ? `/CropBox[${cropBox.join(' ')}]` : ''}${rotate ? `/Rotate ${rotate}` : ''}/Resources 4 0 R/Contents ${objects.length + 2} 0 R${pageEntries(page)}>>`,
      compressed ? flateObject('', drawn) : streamObject('', drawn),
    );
  }
  return rawPdf(objects, options);
}

/** Runs qpdf on the bytes, for features that our own writer doesn't need. */
export function throughQpdf(pdf: Buffer, ...args: string[]): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'dojang-qpdf-'));
  try {
    const [input, output] = [path.join(folder, 'in.pdf'), path.join(folder, 'out.pdf')];
    writeFileSync(input, pdf);
    execFileSync('qpdf', [...args, input, output]);
    return readFileSync(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const linearised = (pdf: Buffer) => throughQpdf(pdf, '--linearize');
export const withPasswords = (pdf: Buffer, user: string, owner: string, bits = '256') =>
  throughQpdf(
    pdf,
    '--allow-weak-crypto',
    '--encrypt',
    user,
    owner,
    bits,
    ...(bits === '40' ? [] : ['--modify=none']),
    '--',
  );

const replaced = (pdf: Buffer, from: string, to: string) => {
  const text = pdf.toString('latin1');
  if (!text.includes(from)) throw new Error(`There is no ${from} in it.`);
  return Buffer.from(
    text.replace(from, () => to),
    'latin1',
  );
};

export const DAMAGES: Record<string, (pdf: Buffer) => Buffer> = {
  'a startxref that points nowhere': (pdf) =>
    Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'),
  'an end that is missing': (pdf) => pdf.subarray(0, pdf.lastIndexOf('startxref')),
  'a cut through the cross-references': (pdf) => pdf.subarray(0, pdf.lastIndexOf('xref\n0 ') + 60),
  'a page before the file': (pdf) =>
    Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'), pdf]),
  'a page behind the file': (pdf) => Buffer.concat([pdf, Buffer.from('\n<html>thank you for downloading</html>\n')]),
  'offsets that are off by three': (pdf) =>
    Buffer.from(
      pdf
        .toString('latin1')
        .replace(/^(\d{10}) 00000 n/gm, (_, offset) => `${String(Number(offset) + 3).padStart(10, '0')} 00000 n`),
      'latin1',
    ),
  'cross-references full of blanks': (pdf) =>
    Buffer.from(
      pdf.toString('latin1').replace(/xref\n0[\s\S]*?trailer/, (table) => ' '.repeat(table.length - 7) + 'trailer'),
      'latin1',
    ),
  'a length that is wrong': (pdf) =>
    Buffer.from(pdf.toString('latin1').replace(/\/Length (\d)(\d)/, '/Length 9$2'), 'latin1'),
  'an object without an end': (pdf) => replaced(pdf, '\nendobj\n3 0 obj', '\n      \n3 0 obj'),
  'line ends turned over by a transfer': (pdf) =>
    Buffer.from(pdf.toString('latin1').replaceAll('\n', '\r\n'), 'latin1'),
  'content that does not unpack': (pdf) => {
    const copy = Buffer.from(pdf);
    copy.fill(
      0xff,
      copy.lastIndexOf('stream\n', copy.lastIndexOf('endstream') - 1) + 7,
      copy.lastIndexOf('\nendstream'),
    );
    return copy;
  },
  'a page that is not there': (pdf) =>
    Buffer.from(pdf.toString('latin1').replace(/\/Kids\[(\d+) 0 R/, '/Kids[999 0 R'), 'latin1'),
  'the second half cut off': (pdf) => pdf.subarray(0, pdf.length / 2),
  'a catalogue that is not there': (pdf) => replaced(pdf, '/Root 1 0 R', '/Root 9 9 R'),
};
