import { deflateSync } from 'node:zlib';
import { rawPdf, streamObject, type RawObject } from './raw-pdf.ts';
import { firstExtra, samplePdf } from './sample-pdfs.ts';

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const page = (more: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${more}>>`;
const pdf = (...objects: RawObject[]) => rawPdf([catalogue, ...objects]);
const single = (more: string, ...objects: RawObject[]) =>
  pdf('<</Type/Pages/Count 1/Kids[3 0 R]>>', page(more), ...objects);

const bomb = (bytes: number) => {
  const once = deflateSync(Buffer.alloc(bytes, ' '), { level: 9 });
  return Buffer.concat([
    Buffer.from(`<</Length ${once.length}/Filter/FlateDecode>>stream\n`),
    once,
    Buffer.from('\nendstream'),
  ]);
};

const image = (filter: string, side: number) =>
  streamObject(
    `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/${filter}`,
    Buffer.alloc(2_000, 0x5a),
  );

/**
 * Each file exploits an assumption that readers make. A response must arrive in time, and the next request must work.
 */
export const HOSTILE: Record<string, () => Buffer> = {
  'a tree of pages that runs in a circle': () => pdf('<</Type/Pages/Count 1/Kids[2 0 R]>>'),
  'two nodes that hold each other': () =>
    pdf('<</Type/Pages/Count 2/Kids[3 0 R]>>', '<</Type/Pages/Parent 2 0 R/Count 2/Kids[2 0 R]>>'),
  'a thousand million pages': () => pdf('<</Type/Pages/Count 1000000000/Kids[3 0 R]>>', page('')),
  'fewer pages than none': () => pdf('<</Type/Pages/Count -5/Kids[3 0 R]>>', page('')),
  'one page a hundred thousand times': () =>
    pdf(`<</Type/Pages/Count 100000/Kids[${'3 0 R '.repeat(100_000)}]>>`, page('')),
  'ten thousand brackets': () => single(`/Contents ${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  'ten thousand dictionaries': () => single(`/A ${'<</A'.repeat(10_000)} 1${'>>'.repeat(10_000)}`),
  'a tree of pages ten thousand deep': () =>
    rawPdf([
      catalogue,
      ...Array.from({ length: 10_000 }, (_, index) => `<</Type/Pages/Count 1/Kids[${index + 3} 0 R]>>`),
      page(''),
    ]),
  'more blanks in its content than memory': () => single('/Contents 4 0 R', bomb(500_000_000)),
  'fields whose parents run in a circle': () =>
    samplePdf({
      catalogue: `/AcroForm<</Fields[${firstExtra} 0 R]>>`,
      extras: [`<</FT/Tx/T(a)/Subtype/Widget/Rect[0 0 90 20]/Parent ${firstExtra} 0 R>>`],
      pageEntries: () => `/Annots[${firstExtra} 0 R]`,
    }),
  'a form object that draws itself': () =>
    single(
      '/Contents 5 0 R/Resources<</XObject<</F 4 0 R>>>>',
      streamObject('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 4 0 R>>>>', '/F Do /F Do'),
      streamObject('', '/F Do'),
    ),
  'a page as large as a country': () =>
    pdf('<</Type/Pages/Count 1/Kids[3 0 R]>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 1000000000 999999999]>>'),
  'a page of no size': () =>
    pdf('<</Type/Pages/Count 1/Kids[3 0 R]>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 0 0]>>'),
  'a picture that is no JPEG 2000': () =>
    single(
      '/Contents 5 0 R/Resources<</XObject<</I 4 0 R>>>>',
      image('JPXDecode', 30_000),
      streamObject('', '500 0 0 500 0 0 cm /I Do'),
    ),
  'a picture that is no JBIG2': () =>
    single(
      '/Contents 5 0 R/Resources<</XObject<</I 4 0 R>>>>',
      image('JBIG2Decode', 60_000),
      streamObject('', '500 0 0 500 0 0 cm /I Do'),
    ),
  'a picture of a thousand megapixels': () =>
    single(
      '/Contents 5 0 R/Resources<</XObject<</I 4 0 R>>>>',
      image('RunLengthDecode', 32_000),
      streamObject('', '500 0 0 500 0 0 cm /I Do'),
    ),
  'a pattern of tiny tiles': () =>
    single(
      '/Contents 5 0 R/Resources<</Pattern<</P 4 0 R>>>>',
      streamObject(
        '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep .0001/YStep .0001/Resources<<>>',
        '0 0 1 1 re f',
      ),
      streamObject('', '/Pattern cs /P scn 0 0 595 842 re f'),
    ),
  'a million open states': () => single('/Contents 4 0 R', streamObject('', 'q '.repeat(1_000_000))),
  'a million curves': () =>
    single('/Contents 4 0 R', streamObject('', '0 0 m 9 900 900 9 500 500 c S '.repeat(300_000))),
  'cross-references that run in a circle': () => {
    const text = samplePdf().toString('latin1');
    const start = /startxref\n(\d+)/.exec(text)?.[1] ?? '0';
    return Buffer.from(text.replace('/Root 1 0 R', `/Prev ${start}/Root 1 0 R`), 'latin1');
  },
  'a length that is its own': () => {
    const broken = samplePdf({ compressed: false }).toString('latin1');
    return Buffer.from(broken.replace(/\/Length \d+/, '/Length 7 0 R'), 'latin1');
  },
};
