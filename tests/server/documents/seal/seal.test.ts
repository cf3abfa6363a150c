import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { IncrementalUpdate } from '../../../../server/documents/pdf/incremental-update.ts';
import { dict, name, PdfString, encodeText } from '../../../../server/documents/pdf/objects.ts';
import { openPdf } from '../../../../server/documents/pdf/pdf-file.ts';
import { attachChain } from '../../../../server/documents/seal/attach-chain.ts';
import type { SealKey } from '../../../../server/documents/seal/seal-key.ts';
import { listSignatureFields } from '../../../../server/documents/seal/signature-fields.ts';
import { sealUpdate } from '../../../../server/documents/seal/sign.ts';
import {
  askTools,
  finishUpdate,
  makeFolder,
  makeKeyStore,
  makePdf,
  runTool,
  sealContract,
  SEALED_AT,
} from '../../../support/sealing.ts';

const authorityOf = ({ chain }: SealKey) => chain.map(({ x509 }) => x509.toString()).join('');

describe.each(['P-256', 'RSA-3072'] as const)('a seal by a key of %s', (kind) => {
  it('is valid for poppler, OpenSSL, qpdf and MuPDF, and leaves the original in front', async () => {
    const { store } = await makeKeyStore({ kind });
    const key = store.current();
    const original = makePdf(3);
    const sealed = sealContract({ key, bytes: original, chain: Buffer.from('{"events":[]}') });

    expect(sealed.bytes.subarray(0, original.length).equals(original)).toBe(true);
    expect(sealed.length).toBe(sealed.bytes.length);
    expect(sealed.sha256).toBe(createHash('sha256').update(sealed.bytes).digest('hex'));
    expect(sealed.keyId).toBe(key.keyId);

    const { pdfsig, qpdf, openssl, mutool } = await askTools(sealed.bytes, authorityOf(key));
    expect(pdfsig.output).toContain('Signature is Valid');
    expect(pdfsig.output).toContain('Total document signed');
    expect(pdfsig.output).toContain('ETSI.CAdES.detached');
    expect(pdfsig.output).toContain('CN=도장 전자계약 봉인');
    expect(openssl).toMatchObject({ code: 0, output: expect.stringContaining('CMS Verification successful') });
    expect(qpdf).toMatchObject({ code: 0, output: expect.stringContaining('No syntax or stream encoding errors') });
    expect(mutool.output).not.toMatch(/warning|error/);
  });
});

describe('the update of a seal', () => {
  it('claims its time only in /M, as PAdES asks', async () => {
    const { store } = await makeKeyStore();
    const { bytes } = sealContract({ key: store.current() });
    const text = bytes.toString('latin1');
    expect(text).toContain("/M (D:20261122000405+09'00')");
    // 1.2.840.113549.1.9.5, signingTime.
    expect(text).not.toContain('06092a864886f70d010905');
  });

  it('keeps a form that is there, its fields and its names', async () => {
    const { store } = await makeKeyStore();
    const update = new IncrementalUpdate(openPdf(makePdf(2)));
    const field = (title: string) => update.add(dict({ FT: name('Tx'), T: encodeText(title), V: encodeText('값') }));
    const form = update.add(
      dict({ Fields: update.add([field('name'), field('DojangSeal1')]), DA: encodeText('/F1 0 Tf') }),
    );
    update.set(update.file.rootRef, update.file.root.with({ AcroForm: form }));
    const { bytes } = sealContract({ key: store.current(), bytes: finishUpdate(update) });

    const file = openPdf(bytes);
    const acroForm = file.dict(file.root.get('AcroForm'));
    expect(file.array(acroForm.get('Fields'))).toHaveLength(3);
    expect(acroForm.get('SigFlags')).toBe(3);
    expect(acroForm.get('DA')).toBeInstanceOf(PdfString);
    expect(listSignatureFields(file).map(({ name }) => name)).toEqual(['DojangSeal2']);
  });

  it('certifies, so that viewers speak up, unless somebody has signed before', async () => {
    const { store } = await makeKeyStore();
    const first = sealContract({ key: store.current() }).bytes;
    const second = sealContract({ key: store.current(), bytes: first }).bytes;
    expect(first.toString('latin1').match(/\/TransformMethod \/DocMDP/g)).toHaveLength(1);
    expect(second.toString('latin1').match(/\/TransformMethod \/DocMDP/g)).toHaveLength(1);
  });

  it('leaves the seal before it valid where both only add', async () => {
    const { store } = await makeKeyStore();
    const first = sealContract({ key: store.current() }).bytes;
    const update = new IncrementalUpdate(openPdf(first));
    const { chunks } = sealUpdate(update, store.current(), { kind: 'DOCUMENT', at: SEALED_AT });
    const folder = await makeFolder();
    await writeFile(path.join(folder, 'twice.pdf'), Buffer.concat(chunks));
    const { output } = await runTool('pdfsig', [path.join(folder, 'twice.pdf')]);
    expect(output.match(/Signature is Valid/g)).toHaveLength(2);
  });

  it('attaches the chain beside what is attached, as a file that others can save', async () => {
    const { store } = await makeKeyStore();
    const other = new IncrementalUpdate(openPdf(makePdf()));
    attachChain(other, Buffer.from('{"somebody":"else"}'), SEALED_AT);
    const chain = Buffer.from('{"format":"dojang-chain-1","events":["김지수"]}');
    const { bytes } = sealContract({ key: store.current(), bytes: finishUpdate(other), chain });
    const folder = await makeFolder();
    const file = path.join(folder, 'sealed.pdf');
    await writeFile(file, bytes);
    expect((await runTool('qpdf', ['--list-attachments', file])).output).toMatch(/^chain-2\.json.*\nchain\.json/);
    expect((await runTool('qpdf', ['--show-attachment=chain-2.json', file])).output).toBe(chain.toString());
    expect((await runTool('qpdf', ['--show-attachment=chain.json', file])).output).toBe('{"somebody":"else"}');
  });

  it('takes a file with cross-reference streams', async () => {
    const { store } = await makeKeyStore();
    const folder = await makeFolder();
    const [plain, packed] = [path.join(folder, 'plain.pdf'), path.join(folder, 'packed.pdf')];
    await writeFile(plain, makePdf(5));
    await runTool('qpdf', ['--object-streams=generate', '--linearize', plain, packed]);
    const { bytes } = sealContract({ key: store.current(), bytes: await readFile(packed) });
    const { pdfsig, qpdf } = await askTools(bytes, authorityOf(store.current()));
    expect(pdfsig.output).toContain('Total document signed');
    expect(pdfsig.output).toContain('Signature is Valid');
    expect(qpdf.output).toContain('No syntax or stream encoding errors');
  });
});
