import { brotliCompressSync, constants, crc32, deflateSync } from 'node:zlib';
import type { RefusalCode } from '../../../server/documents/intake.types.ts';
import type { WorkerFailureReason } from '../../../server/documents/workers/worker-failure.ts';
import { ZipFile } from '../../../server/documents/intake/zip-file.ts';
import { rawPdf, streamObject, type RawObject } from './raw-pdf.ts';
import { sampleHangul } from './sample-hangul.ts';
import { makeZip, type ZipMember } from './zip.ts';

const MEGABYTE = 1_000_000;
const HALF = 500 * MEGABYTE;

const CATALOGUE = '<</Type/Catalog/Pages 2 0 R>>';
const drawn = streamObject('', 'BT /F 9 Tf 9 9 Td (a) Tj ET');

const pack = (bytes: Buffer | string) => deflateSync(bytes, { level: 9 });
/** At this quality, spaces compress to the same size as at the default one, in a twentieth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const blanks = (bytes: number) => Buffer.alloc(bytes, ' ');

const onePage = (entries: string, ...objects: RawObject[]) =>
  rawPdf([
    CATALOGUE,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${entries}>>`,
    ...objects,
  ]);

const imagePage = (image: string, data: Buffer) =>
  onePage(
    '/Contents 5 0 R/Resources<</XObject<</I 4 0 R>>>>',
    streamObject(`/Type/XObject/Subtype/Image/BitsPerComponent 8/ColorSpace/DeviceGray${image}`, data),
    streamObject('', 'q 500 0 0 500 0 0 cm /I Do Q'),
  );

async function hangulWith(section: Omit<ZipMember, 'name'>): Promise<Buffer> {
  const sample = new ZipFile(await sampleHangul({ pages: [['가']] }));
  const name = 'Contents/section0.xml';
  const members = sample.names().map((member): ZipMember => {
    if (member === name) return { name, ...section };
    return { name: member, bytes: sample.read(member) ?? Buffer.alloc(0), isPacked: member !== 'mimetype' };
  });
  return makeZip(members);
}

const PARAGRAPH =
  '<hp:p id="0" paraPrIDRef="0" styleIDRef="0"><hp:run charPrIDRef="0"><hp:t>가나다라마바사</hp:t></hp:run></hp:p>';

async function paragraphs(count: number): Promise<Buffer> {
  const sample = new ZipFile(await sampleHangul({ pages: [['가']] }));
  const section = sample.read('Contents/section0.xml')?.toString('utf8') ?? '';
  const end = section.lastIndexOf('</');
  return Buffer.from(section.slice(0, end) + PARAGRAPH.repeat(count) + section.slice(end));
}

function chunk(type: string, data: Buffer) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black image with one bit per pixel. */
function png(side: number) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pack(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const flate = (bytes: Buffer, dict = '') => streamObject(`${dict}/Filter/FlateDecode`, pack(bytes));
const FONT = '<</Type/Font/Subtype/TrueType/BaseFont/A/FontDescriptor<</FontName/A/Flags 4/FontFile2 6 0 R>>>>';
const TWICE = '/Filter[/FlateDecode/FlateDecode]';
const THRICE = '/Filter[/FlateDecode/FlateDecode/FlateDecode]';

export type Bomb = {
  /** The limit that the file should run into. */
  limit: string;
  make: () => Promise<Buffer> | Buffer;
  answer: RefusalCode | 'TAKEN';
  /** What happens to the first page of an accepted file. */
  picture?: WorkerFailureReason | 'DRAWN';
  /** The child process's maximum memory in megabytes. An idle one uses 150. */
  maxMb: number;
};

const UNPACKED = '256 MB unpacked';
const MEMORY = '1 GB of memory';
export const CPU = 'CPU time';

/** Small, well-formed files that need far more resources than they are allowed. */
export const BOMBS: Record<string, Bomb> = {
  'hwpx: 500 MB of zeros in a section': {
    limit: UNPACKED,
    make: () => hangulWith({ bytes: Buffer.alloc(HALF) }),
    answer: 'FILE_UNPACKS_TOO_LARGE',
    maxMb: 250,
  },
  'hwpx: 500 MB of blanks that claim to be 1 kB': {
    limit: UNPACKED,
    make: () => hangulWith({ bytes: blanks(HALF), claimedSize: 1_000 }),
    answer: 'FILE_UNPACKS_TOO_LARGE',
    maxMb: 250,
  },
  'hwpx: 2,000,000 paragraphs': {
    limit: MEMORY,
    make: async () => hangulWith({ bytes: await paragraphs(2_000_000) }),
    answer: 'FILE_TOO_MUCH_MEMORY',
    maxMb: 1_400,
  },
  'hwpx: 100,000 paragraphs': {
    limit: CPU,
    make: async () => hangulWith({ bytes: await paragraphs(100_000) }),
    answer: 'FILE_TOO_COMPLEX',
    maxMb: 800,
  },
  'zip: archives in archives': {
    limit: 'the kind of file',
    make() {
      let archive = makeZip([{ name: 'a', bytes: Buffer.alloc(100 * MEGABYTE) }]);
      for (let depth = 0; depth < 10; depth++) archive = makeZip([{ name: 'a.zip', bytes: archive }]);
      return archive;
    },
    answer: 'FILE_UNKNOWN',
    maxMb: 250,
  },
  'xlsx: 500 MB in a sheet': {
    limit: 'the kind of file',
    make: () => makeZip([{ name: 'xl/worksheets/sheet1.xml', bytes: blanks(HALF) }]),
    answer: 'FILE_UNKNOWN',
    maxMb: 250,
  },
  'PDF: 500 MB of content': {
    limit: UNPACKED,
    make: () => onePage('/Contents 4 0 R', flate(blanks(HALF))),
    answer: 'FILE_UNPACKS_TOO_LARGE',
    maxMb: 500,
  },
  'PDF: content packed three times': {
    limit: UNPACKED,
    make: () => onePage('/Contents 4 0 R', streamObject(THRICE, pack(pack(pack(blanks(HALF)))))),
    answer: 'FILE_UNPACKS_TOO_LARGE',
    maxMb: 500,
  },
  'PDF: 500 MB packed by Brotli': {
    limit: UNPACKED,
    make: () =>
      onePage('/Contents 4 0 R', streamObject('/Filter/BrotliDecode', brotliCompressSync(blanks(HALF), BROTLI))),
    answer: 'FILE_UNPACKS_TOO_LARGE',
    maxMb: 500,
  },
  'PDF: a font of 500 MB': {
    limit: UNPACKED,
    make: () => onePage('/Contents 5 0 R/Resources<</Font<</F 4 0 R>>>>', FONT, drawn, flate(Buffer.alloc(HALF))),
    answer: 'FILE_UNPACKS_TOO_LARGE',
    maxMb: 500,
  },
  'PDF: a drawing packed twice': {
    limit: UNPACKED,
    make: () =>
      onePage(
        '/Contents 5 0 R/Resources<</XObject<</I 4 0 R>>>>',
        streamObject(`/Type/XObject/Subtype/Form/BBox[0 0 9 9]${TWICE}`, pack(pack(blanks(HALF)))),
        streamObject('', '/I Do'),
      ),
    answer: 'FILE_UNPACKS_TOO_LARGE',
    maxMb: 500,
  },
  'PDF: pages in a stream of 500 MB': {
    limit: '64 MB of structure',
    make: () =>
      rawPdf([CATALOGUE, `<</Type/Pages/Count 1/Kids[3 0 R]>>${' '.repeat(HALF)}`, '<</Type/Page/Parent 2 0 R>>'], {
        xref: 'OBJECT_STREAMS',
      }),
    answer: 'FILE_UNPACKS_TOO_LARGE',
    maxMb: 500,
  },
  'PDF: a million objects': {
    limit: '500,000 objects',
    make: () => onePage('/A 4 0 R', `[${'[]'.repeat(1_000_000)}]`),
    answer: 'FILE_TOO_COMPLEX',
    maxMb: 500,
  },
  'PDF: arrays a million deep': {
    limit: '500,000 objects',
    make: () => onePage('/A 4 0 R', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`),
    answer: 'FILE_TOO_COMPLEX',
    maxMb: 500,
  },
  'PDF: a grey picture of 30,000 by 30,000': {
    limit: 'none: drawn row by row',
    make: () => imagePage('/Width 30000/Height 30000/Filter/FlateDecode', pack(Buffer.alloc(900 * MEGABYTE))),
    answer: 'TAKEN',
    picture: 'DRAWN',
    maxMb: 400,
  },
  'PDF: a million curves': {
    limit: CPU,
    make: () => onePage('/Contents 4 0 R', streamObject('', '0 0 m 9 900 900 9 500 500 c S '.repeat(330_000))),
    answer: 'TAKEN',
    picture: 'CPU',
    maxMb: 500,
  },
  'PNG: 30,000 by 30,000': {
    limit: '40 megapixels',
    make: () => png(30_000),
    answer: 'FILE_TOO_MANY_PIXELS',
    maxMb: 250,
  },
};
