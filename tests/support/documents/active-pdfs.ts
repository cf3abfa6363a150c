import { firstExtra, samplePdf } from './sample-pdfs.ts';
import { streamObject, type RawObject } from './raw-pdf.ts';

type Sample = { catalogue?: string; annotation?: string; extras?: RawObject[]; page?: string };

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const FILE = '<</Type/Filespec/F(a.exe)/EF<</F 6 0 R>>>>';
const attached = streamObject('/Type/EmbeddedFile', 'MZ');

const built = ({ catalogue = '', annotation, extras = [], page = '' }: Sample) =>
  samplePdf({
    pages: 2,
    catalogue,
    extras,
    pageEntries: (number) =>
      number === 1 ? `${page}${annotation ? `/Annots[<</Type/Annot/Rect[10 10 60 30]${annotation}>>]` : ''}` : '',
  });

/** PDFs that do something automatically, each in a different way, with the notice about its removal. */
export const ACTIVE: Record<string, { pdf: Buffer; notice: string }> = Object.fromEntries(
  (
    [
      ['a script when it is opened', 'JAVASCRIPT_REMOVED', { catalogue: `/OpenAction${SCRIPT}` }],
      ['a script by name', 'JAVASCRIPT_REMOVED', { catalogue: `/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>` }],
      ['a script before printing', 'JAVASCRIPT_REMOVED', { catalogue: `/AA<</WP${SCRIPT}>>` }],
      ['a script when a page is turned to', 'JAVASCRIPT_REMOVED', { page: `/AA<</O${SCRIPT}>>` }],
      ['a script behind a link', 'JAVASCRIPT_REMOVED', { annotation: `/Subtype/Link/A${SCRIPT}` }],
      [
        'a script after a jump',
        'JAVASCRIPT_REMOVED',
        { annotation: `/Subtype/Link/A<</S/GoTo/D[2 0 R/Fit]/Next[${SCRIPT}]>>` },
      ],
      [
        'a script as an address',
        'JAVASCRIPT_REMOVED',
        { annotation: '/Subtype/Link/A<</S/URI/URI(javascript:alert\\(1\\))>>' },
      ],
      [
        'a script as an address with a break in it',
        'JAVASCRIPT_REMOVED',
        { annotation: '/Subtype/Link/A<</S/URI/URI(java\\nscript:alert\\(1\\))>>' },
      ],
      [
        'a script that pretends to be an element',
        'JAVASCRIPT_REMOVED',
        { catalogue: '/OpenAction<</Type/StructElem/K 1/S/JavaScript/JS(app.alert\\(1\\))>>' },
      ],
      [
        'a program that pretends to be an element',
        'LAUNCH_ACTION_REMOVED',
        { annotation: '/Subtype/Link/A<</S/Launch/K 1/F(calc.exe)>>' },
      ],
      [
        'a program on leaving that pretends to be an element',
        'LAUNCH_ACTION_REMOVED',
        { page: '/AA<</C<</S/Launch/Type/StructElem/F(calc.exe)>>>>' },
      ],
      [
        'a script under a number of another generation',
        'JAVASCRIPT_REMOVED',
        { catalogue: '/OpenAction 6 1 R', extras: [SCRIPT] },
      ],
      [
        'a script in the outline',
        'JAVASCRIPT_REMOVED',
        {
          catalogue: '/Outlines 6 0 R',
          extras: ['<</Type/Outlines/First 7 0 R/Last 7 0 R/Count 1>>', `<</Title(a)/Parent 6 0 R/A${SCRIPT}>>`],
        },
      ],
      ['a program to start', 'LAUNCH_ACTION_REMOVED', { annotation: '/Subtype/Link/A<</S/Launch/F(calc.exe)>>' }],
      [
        'another file to open',
        'LAUNCH_ACTION_REMOVED',
        { annotation: '/Subtype/Link/A<</S/GoToR/F(b.pdf)/D[0/Fit]>>' },
      ],
      [
        'a form to send',
        'LAUNCH_ACTION_REMOVED',
        { catalogue: '/OpenAction<</S/SubmitForm/F<</FS/URL/F(http://example.com)>>>>' },
      ],
      [
        'an attached file',
        'EMBEDDED_FILES_REMOVED',
        { catalogue: `/Names<</EmbeddedFiles<</Names[(a)${FILE}]>>>>`, extras: [attached] },
      ],
      [
        'a file on a page',
        'EMBEDDED_FILES_REMOVED',
        { annotation: `/Subtype/FileAttachment/FS${FILE}`, extras: [attached] },
      ],
      ['an associated file', 'EMBEDDED_FILES_REMOVED', { catalogue: `/AF[${FILE}]`, extras: [attached] }],
      ['a film', 'EMBEDDED_FILES_REMOVED', { annotation: '/Subtype/RichMedia/RichMediaContent<<>>' }],
      [
        'a dynamic form',
        'XFA_REMOVED',
        { catalogue: '/AcroForm<</Fields[]/XFA 6 0 R>>', extras: [streamObject('', '<xdp/>')] },
      ],
    ] satisfies [string, string, Sample][]
  ).map(([what, notice, sample]) => [what, { pdf: built(sample), notice }]),
);

/** Content that no reader would call active. */
export const HARMLESS: Record<string, Buffer> = {
  'an address': built({ annotation: '/Subtype/Link/A<</S/URI/URI(https://example.com)>>' }),
  'a jump': built({ annotation: '/Subtype/Link/A<</S/GoTo/D[2 0 R/Fit]>>' }),
  'a view to open with': built({ catalogue: '/OpenAction[2 0 R/Fit]' }),
  'an empty list of attachments': built({ catalogue: '/Names<</EmbeddedFiles<</Names[]>>>>' }),
};

const signature =
  '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 10 20 30]/Contents<3000>>>';

/** Creates a file that looks signed to a reader that doesn't check the signature. */
export const signedPdf = (catalogue = '') =>
  samplePdf({
    catalogue: `/AcroForm<</Fields[${firstExtra} 0 R]/SigFlags 3>>${catalogue}`,
    extras: [`<</Type/Annot/Subtype/Widget/FT/Sig/T(Signature1)/Rect[100 100 200 150]/F 4/V ${signature}>>`],
    pageEntries: () => `/Annots[${firstExtra} 0 R]`,
  });

const appearance = (operators: string) => streamObject('/Type/XObject/Subtype/Form/BBox[0 0 100 20]', operators);

export type FormField = { entries: string; rect: [number, number, number, number] };

/**
 * A form with one page. `entries` may refer to 6 0 R (a red appearance), 7 0 R (a blue one), 8 0 R (without a subtype).
 */
export const formPdf = (fields: FormField[], form = '', options: Parameters<typeof samplePdf>[0] = {}) => {
  const first = firstExtra + 3;
  const widgets = fields.map(
    ({ entries, rect }) => `<</Type/Annot/Subtype/Widget/Rect[${rect.join(' ')}]/F 4${entries}>>`,
  );
  const refs = fields.map((_, index) => `${first + index} 0 R`).join(' ');
  return samplePdf({
    ...options,
    catalogue: `/AcroForm<</Fields[${refs}]/DR<</Font<</Helv 5 0 R>>>>/DA(/Helv 12 Tf 0 g)${form}>>`,
    extras: [
      appearance('1 0 0 rg 0 0 100 20 re f'),
      appearance('0 0 1 rg 0 0 100 20 re f'),
      streamObject('/BBox[0 0 50 10]', '0 1 0 rg 0 0 50 10 re f'),
      ...widgets,
    ],
    pageEntries: () => `/Annots[${refs}]`,
  });
};
