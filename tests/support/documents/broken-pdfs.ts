import { brotliCompressSync, deflateSync } from 'node:zlib';
import { rawPdf, streamObject, type RawObject, type RawOptions } from './raw-pdf.ts';

type Parts = RawOptions & {
  catalogue?: string;
  /** The page tree, where object 3 is the first page and 4 the second. */
  tree?: string;
  first?: string;
  second?: string;
  box?: string;
  content?: RawObject;
  /** Additional objects, numbered from 8. */
  more?: RawObject[];
};

const DRAWN = 'BT /F1 24 Tf 72 700 Td (First) Tj ET';
const drawn = streamObject('', DRAWN);

/** Two pages with the words "First" and "Second". Any part can be replaced with a broken one. */
function twoPages({ catalogue, tree, first, second, box, content, more = [], ...options }: Parts = {}): Buffer {
  const size = box ?? '/MediaBox[0 0 595 842]';
  const page = (contents: number) =>
    `<</Type/Page/Parent 2 0 R${size}/Resources<</Font<</F1 7 0 R>>>>/Contents ${contents} 0 R>>`;
  return rawPdf(
    [
      catalogue ?? '<</Type/Catalog/Pages 2 0 R>>',
      tree ?? '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>',
      first ?? page(5),
      second ?? page(6),
      content ?? drawn,
      streamObject('', DRAWN.replace('First', 'Second')),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      ...more,
    ],
    options,
  );
}

const page = (entries: string, contents = 5) =>
  `<<${entries}/Resources<</Font<</F1 7 0 R>>>>/Contents ${contents} 0 R>>`;
const WHOLE = '/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]';
const tree = (entries: string) => ({ tree: `<</Type/Pages${entries}>>` });
const box = (entries: string) => ({ box: entries });
const filtered = (filter: string, bytes: Buffer) => ({ content: streamObject(`/Filter${filter}`, bytes) });

const FILLED = `${DRAWN}\n${'0 0 m 9 9 l S\n'.repeat(300)}`;

/** Files that programs really write and other readers can open. */
const BROKEN = {
  'a count that is too high': tree('/Count 5/Kids[3 0 R 4 0 R]'),
  'a count that is too low': tree('/Count 1/Kids[3 0 R 4 0 R]'),
  'a count that is no number': tree('/Count(2)/Kids[3 0 R 4 0 R]'),
  'no count': tree('/Kids[3 0 R 4 0 R]'),
  'a count below zero': tree('/Count -2/Kids[3 0 R 4 0 R]'),
  'a kid that is not there': tree('/Count 3/Kids[3 0 R 99 0 R 4 0 R]'),
  'a kid that is not there, and not counted': tree('/Count 2/Kids[3 0 R 99 0 R 4 0 R]'),
  'a last kid that is not there': tree('/Count 3/Kids[3 0 R 4 0 R 99 0 R]'),
  'a kid that is null': tree('/Count 2/Kids[3 0 R null 4 0 R]'),
  'a kid that is a number': tree('/Count 2/Kids[3 0 R 7 4 0 R]'),
  'a page that is there twice': tree('/Count 3/Kids[3 0 R 3 0 R 4 0 R]'),
  'a tree that holds itself': tree('/Count 3/Kids[3 0 R 4 0 R 2 0 R]'),
  'a page in the tree itself': { tree: `<</Type/Pages/Count 2/Kids[${page(WHOLE)} 4 0 R]>>` },
  'a tree in the catalogue itself': { catalogue: '<</Type/Catalog/Pages<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>>>' },
  'a tree without a type': { tree: '<</Count 2/Kids[3 0 R 4 0 R]>>' },
  'a tree that says it is a page': { tree: '<</Type/Page/Count 2/Kids[3 0 R 4 0 R]>>' },
  'a page without a type': { first: page('/Parent 2 0 R/MediaBox[0 0 595 842]') },
  'a page of another type': { first: page('/Type/Template/Parent 2 0 R/MediaBox[0 0 595 842]') },
  'a page that says it is a tree': { first: page('/Type/Pages/Parent 2 0 R/MediaBox[0 0 595 842]') },
  'a page without a parent': { first: page('/Type/Page/MediaBox[0 0 595 842]') },
  'a page whose parent is another': { first: page('/Type/Page/Parent 4 0 R/MediaBox[0 0 595 842]') },
  'no box': box(''),
  'a box upside down': box('/MediaBox[595 842 0 0]'),
  'a box without a width': box('/MediaBox[0 0 0 842]'),
  'a box of strings': box('/MediaBox[(0)(0)(595)(842)]'),
  'a box of three numbers': box('/MediaBox[0 0 595]'),
  'a box of five numbers': box('/MediaBox[0 0 595 842 1]'),
  'a box that holds itself': { box: '/MediaBox 8 0 R', more: ['[0 0 8 0 R 842]'] },
  'a box of numbers elsewhere': { box: '/MediaBox[0 0 8 0 R 842]', more: ['595'] },
  'a box that is not there': box('/MediaBox 99 0 R'),
  'a crop box beside the sheet': box('/MediaBox[0 0 595 842]/CropBox[1000 1000 1200 1200]'),
  'a crop box without a width': box('/MediaBox[0 0 595 842]/CropBox[9 9 9 842]'),
  'a crop box of strings': box('/MediaBox[0 0 595 842]/CropBox[(a)(b)(c)(d)]'),
  'an eighth of a turn': box('/MediaBox[0 0 595 842]/Rotate 45'),
  'a turn in words': box('/MediaBox[0 0 595 842]/Rotate(90)'),
  'a turn elsewhere': { box: '/MediaBox[0 0 595 842]/Rotate 8 0 R', more: ['90'] },
  'a turn with a fraction': box('/MediaBox[0 0 595 842]/Rotate 90.0'),
  'units of an inch': box('/MediaBox[0 0 8 11]/UserUnit 72'),
  'content that is not there': { first: page(WHOLE, 99) },
  'content of two filters': filtered('[/ASCII85Decode/FlateDecode]', Buffer.from(toAscii85(deflateSync(DRAWN)))),
  'content packed by Brotli': filtered('/BrotliDecode', brotliCompressSync(FILLED)),
  'content packed by nobody': filtered('/NobodyDecode', Buffer.from(DRAWN)),
  'an object of another generation': { tree: '<</Type/Pages/Count 2/Kids[3 1 R 4 0 R]>>' },
  'a version of the future': { header: '%PDF-9.9\n' },
  'no version': { header: '%PDF-\n' },
  'a note before the file': { header: 'From the scanner\n%PDF-1.4\n' },
} satisfies Record<string, Parts>;
export type Break = keyof typeof BROKEN;

function toAscii85(bytes: Buffer) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const part = Buffer.alloc(4);
    const length = bytes.copy(part, 0, at, at + 4);
    let value = part.readUInt32BE();
    const digits = Array.from({ length: 5 }, () => {
      const digit = value % 85;
      value = Math.floor(value / 85);
      return String.fromCharCode(33 + digit);
    }).toReversed();
    text += digits.slice(0, length + 1).join('');
  }
  return `${text}~>`;
}

/** The cross-references and objects are compressed with Brotli, but the content of the pages is not. */
export const brotliStructure = () => twoPages({ xref: 'OBJECT_STREAMS', packing: 'BROTLI' });

export const signedBrotli = () =>
  twoPages({
    ...filtered('/BrotliDecode', brotliCompressSync(FILLED)),
    catalogue: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[8 0 R]/SigFlags 3>>>>',
    more: ['<</FT/Sig/T(Signature1)/V<</Type/Sig/ByteRange[0 10 20 30]/Contents<3000>>>>>'],
  });

export const BROKEN_NAMES = Object.keys(BROKEN);
export const brokenPdf = (what: Break) => twoPages(BROKEN[what]);
