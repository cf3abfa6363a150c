import { flateObject, streamObject } from './raw-pdf.ts';
import { firstExtra, samplePdf } from './sample-pdfs.ts';

/** The layouts that programs use for the updates after a signature. */
export type UpdateLayout = 'TABLE' | 'STREAM' | 'HYBRID';

const WIDGET = '/Type/Annot/Subtype/Widget/FT/Sig/F 132';
const signatureOf = (type: string, subFilter: string) =>
  `<</Type/${type}/Filter/Adobe.PPKLite/SubFilter/${subFilter}/ByteRange[0 10 20 30]/Contents<${'00'.repeat(4_000)}>>>`;

const catalogue = (fields: string, more = '') =>
  `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${fields}]/SigFlags 3>>${more}>>`;

/**
 * A document with two signatures, the revocation data of both, and a timestamp over everything, each in its own update.
 */
export function countersigned(layout: UpdateLayout): Buffer {
  const [first, second, stamp, values] = [firstExtra, 101, 103, 105];
  const page = firstExtra + 1;
  const pageWith = (annotations: string) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources 4 0 R/Contents ${page + 1} 0 R/Annots[${annotations}]>>`;
  let pdf = samplePdf({
    catalogue: `/AcroForm<</Fields[${first} 0 R]/SigFlags 3>>`,
    extras: [`<<${WIDGET}/T(Signature1)/Rect[100 100 200 150]/V ${signatureOf('Sig', 'adbe.pkcs7.detached')}>>`],
    pageEntries: () => `/Annots[${first} 0 R]`,
    xref: layout === 'STREAM' ? 'OBJECT_STREAMS' : 'TABLE',
  });
  pdf = updated(pdf, layout, {
    1: catalogue(`${first} 0 R ${second} 0 R`),
    [page]: pageWith(`${first} 0 R ${second} 0 R`),
    [second]: `<<${WIDGET}/T(Signature2)/Rect[300 100 400 150]/P ${page} 0 R/V ${second + 1} 0 R>>`,
    [second + 1]: signatureOf('Sig', 'ETSI.CAdES.detached'),
  });
  pdf = updated(pdf, layout, {
    1: catalogue(`${first} 0 R ${second} 0 R`, `/DSS ${values} 0 R`),
    [values]: `<</Type/DSS/Certs[${values + 1} 0 R]/VRI<</AB12<</Cert[${values + 1} 0 R]>>>>>>`,
    [values + 1]: flateObject('', 'a certificate'),
  });
  return updated(pdf, layout, {
    1: catalogue(`${first} 0 R ${second} 0 R ${stamp} 0 R`, `/DSS ${values} 0 R`),
    [page]: pageWith(`${first} 0 R ${second} 0 R ${stamp} 0 R`),
    [stamp]: `<<${WIDGET}/T(Timestamp1)/Rect[0 0 0 0]/P ${page} 0 R/V ${stamp + 1} 0 R>>`,
    [stamp + 1]: signatureOf('DocTimeStamp', 'ETSI.RFC3161'),
  });
}

type Changed = Readonly<Record<number, string | Buffer>>;

function updated(pdf: Buffer, layout: UpdateLayout, changed: Changed): Buffer {
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1'))?.[1];
  const chunks = [pdf];
  let length = pdf.length;
  const offsets: [number: number, offset: number][] = [];
  const write = (number: number, body: string | Buffer) => {
    const chunk = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]);
    offsets.push([number, length]);
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const [number, body] of Object.entries(changed)) write(Number(number), body);
  const trailer = `/Size 120/Root 1 0 R/Prev ${previous}`;
  let hidden = '';
  if (layout === 'HYBRID') {
    hidden = `/XRefStm ${length}`;
    write(110, crossReferenceStream([[110, length]], trailer));
  }
  const start = length;
  if (layout === 'STREAM') {
    offsets.push([111, start]);
    chunks.push(Buffer.from('111 0 obj\n'), crossReferenceStream(offsets, trailer), Buffer.from('\nendobj\n'));
  } else {
    const lines = offsets.map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`);
    chunks.push(Buffer.from(`xref\n0 0\n${lines.join('')}trailer\n<<${trailer}${hidden}>>\n`));
  }
  chunks.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(chunks);
}

function crossReferenceStream(offsets: readonly [number, number][], trailer: string): Buffer {
  const data = Buffer.alloc(offsets.length * 7);
  offsets.forEach(([, offset], place) => {
    data[place * 7] = 1;
    data.writeUInt32BE(offset, place * 7 + 1);
  });
  const index = offsets.map(([number]) => `${number} 1`).join(' ');
  return streamObject(`/Type/XRef/W[1 4 2]/Index[${index}]${trailer}`, data);
}
