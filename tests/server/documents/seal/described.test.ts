import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dict, decodeText, encodeText, type PdfValue } from '../../../../server/documents/pdf/objects.ts';
import { IncrementalUpdate } from '../../../../server/documents/pdf/incremental-update.ts';
import { openPdf } from '../../../../server/documents/pdf/pdf-file.ts';
import { sealDocument } from '../../../../server/documents/seal-document.ts';
import { samplePdf } from '../../../support/documents/sample-pdfs.ts';
import { makeChain } from '../../../support/sealed-chain.ts';
import {
  askTools,
  finishUpdate,
  makeFolder,
  makeKeyStore,
  makePdf,
  runTool,
  SEALED_AT,
} from '../../../support/sealing.ts';
import { checkFile } from '../../../support/verifying.ts';

async function sealed(base: Buffer, title: string) {
  const { store } = await makeKeyStore();
  const { chunks } = await sealDocument({
    base,
    kind: 'DOCUMENT',
    title,
    composition: { fields: [] },
    chain: makeChain(base),
    at: SEALED_AT,
    key: store.current(),
  });
  const bytes = Buffer.concat(chunks);
  expect(checkFile(bytes, store)).toMatchObject({ verdict: 'WHOLE', faults: [], addedAfter: [] });
  const tools = await askTools(bytes, '');
  expect(tools.qpdf).toMatchObject({ code: 0, output: expect.stringContaining('No syntax or stream encoding errors') });
  expect(tools.mutool.output).not.toMatch(/warning|error/);
  return bytes;
}

async function askPoppler(bytes: Buffer) {
  const file = path.join(await makeFolder(), 'sealed.pdf');
  await writeFile(file, bytes);
  const [info, meta] = await Promise.all([runTool('pdfinfo', [file]), runTool('pdfinfo', ['-meta', file])]);
  return { info: info.output, meta: meta.output };
}

function withEntries(entries: Record<string, PdfValue>, info: Record<string, PdfValue> = {}) {
  const update = new IncrementalUpdate(openPdf(makePdf()));
  update.set(update.file.rootRef, update.file.root.with(entries));
  update.info = update.add(dict(info));
  return finishUpdate(update);
}

const languageOf = (bytes: Buffer) => decodeText(openPdf(bytes).root.get('Lang'));

describe('a sealed file says of itself', () => {
  it.each([
    ['a file without anything', makePdf()],
    ['a file with a packed table', samplePdf({ pages: 2 })],
  ])('what it is called and which language it speaks: %s', async (_, base) => {
    const bytes = await sealed(base, '용역계약서 <A & B>');
    const { info, meta } = await askPoppler(bytes);
    expect(info).toMatch(/^Title: +용역계약서 <A & B>$/m);
    expect(info).toMatch(/^Metadata Stream: +yes$/m);
    expect(info).not.toMatch(/PDF\/A|subtype/i);
    expect(meta).toContain('<rdf:li xml:lang="x-default">용역계약서 &lt;A &amp; B&gt;</rdf:li>');
    expect(meta).toContain('<dc:language><rdf:Bag><rdf:li>ko-KR</rdf:li></rdf:Bag></dc:language>');
    expect(languageOf(bytes)).toBe('ko-KR');
  });

  it('its own language, where it has one, and whose it was', async () => {
    const base = withEntries(
      { Lang: encodeText('en-US') },
      { Author: encodeText('Hanbit'), Title: encodeText('draft7') },
    );
    const bytes = await sealed(base, '계약서');
    const { info, meta } = await askPoppler(bytes);
    expect(languageOf(bytes)).toBe('en-US');
    expect(meta).toContain('<rdf:li>en-US</rdf:li>');
    expect(info).toMatch(/^Author: +Hanbit$/m);
    expect(info).toMatch(/^Title: +계약서$/m);
  });

  it('its title without what XML cannot hold', async () => {
    const { meta } = await askPoppler(await sealed(makePdf(), '계약\u0001서\u{1f984}'));
    expect(meta).toContain('>계약서\u{1f984}<');
  });
});
