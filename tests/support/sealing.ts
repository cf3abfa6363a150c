import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { IncrementalUpdate } from '../../server/documents/pdf/incremental-update.ts';
import { NewPdf } from '../../server/documents/pdf/new-pdf.ts';
import { dict, name, PdfStream, type PdfValue } from '../../server/documents/pdf/objects.ts';
import { openPdf } from '../../server/documents/pdf/pdf-file.ts';
import { attachChain } from '../../server/documents/seal/attach-chain.ts';
import { writeDocumentMetadata } from '../../server/documents/seal/document-metadata.ts';
import { openKeyStore, type KeyStoreOptions } from '../../server/documents/seal/keys/key-store.ts';
import type { SealOptions } from '../../server/documents/seal/seal-dictionary.ts';
import type { SealKey } from '../../server/documents/seal/seal-key.ts';
import {
  reserveSeal,
  sealUpdate,
  sealUpdateWithTimestamp,
  type RequestTimestamp,
} from '../../server/documents/seal/sign.ts';

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dojang-seal-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function makeKeyStore(options: Partial<KeyStoreOptions> = {}) {
  const folder = options.folder ?? path.join(await makeFolder(), 'seal');
  return { folder, store: await openKeyStore({ folder, ...options }) };
}

export function makePdf(pages = 1, extra = 0): Buffer {
  const pdf = new NewPdf();
  const font = pdf.add(dict({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name('Helvetica') }));
  const picture = extra > 0 ? pdf.add(new PdfStream(dict({}), Buffer.alloc(extra, 'scan '))) : null;
  const one = (number: number) => ({
    MediaBox: [0, 0, 595, 842],
    Resources: dict({ Font: dict({ F1: font }), ...(picture && { Properties: dict({ Scan: picture }) }) }),
    Contents: pdf.add(textStream(`Page ${number} of the contract`, 700)),
  });
  return pdf.finish(pdf.addPages(Array.from({ length: pages }, (_, index) => one(index + 1))));
}

export const textStream = (text: string, y: number) =>
  new PdfStream(dict({}), Buffer.from(`BT /F1 18 Tf 50 ${y} Td (${text}) Tj ET`));

export function drawOver(update: IncrementalUpdate, page: number, text: string, y = 500) {
  const { ref, dict: own } = update.file.page(page);
  const added = update.add(textStream(text, y));
  const before = own.get('Contents');
  const contents: PdfValue[] = Array.isArray(before) ? before : [before];
  update.set(ref, update.dict(ref).with({ Contents: [...contents, added] }));
}

export const finishUpdate = (update: IncrementalUpdate): Buffer =>
  Buffer.concat([update.file.bytes, ...update.serialize(Buffer.alloc(16, 7)).chunks]);

export const SEALED_AT = new Date('2026-11-21T15:04:05Z');

type Plan = { key: SealKey; bytes?: Buffer; chain?: Uint8Array | null; order?: Partial<SealOptions> };

function plan({ bytes = makePdf(2), chain = null, order = {} }: Plan) {
  const update = new IncrementalUpdate(openPdf(bytes));
  const place = reserveSeal(update);
  drawOver(update, 1, 'Hong Gildong');
  writeDocumentMetadata(update, { title: '용역계약서', at: SEALED_AT });
  const attached = chain && attachChain(update, chain, SEALED_AT);
  return { update, place, order: { kind: 'DOCUMENT' as const, at: SEALED_AT, chain: attached, ...order } };
}

export function sealContract(given: Plan) {
  const { update, place, order } = plan(given);
  const sealed = sealUpdate(update, given.key, order, place);
  return { ...sealed, bytes: Buffer.concat(sealed.chunks) };
}

export async function sealContractWithTimestamp(given: Plan & { stamp: RequestTimestamp }) {
  const { update, place, order } = plan(given);
  const sealed = await sealUpdateWithTimestamp(update, given.key, order, given.stamp, place);
  return { ...sealed, bytes: Buffer.concat(sealed.chunks) };
}

export const runTool = (tool: string, args: readonly string[]) =>
  new Promise<{ code: number; output: string }>((resolve, reject) => {
    execFile(tool, args, { maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(error);
      else resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });

export async function askTools(bytes: Buffer, caPem: string) {
  const folder = await makeFolder();
  const place = (file: string) => path.join(folder, file);
  const range = /\/ByteRange \[0 (\d+) (\d+) (\d+) *\]\/Contents </.exec(bytes.toString('latin1'));
  const [first = 0, second = 0, rest = 0] = range?.slice(1).map(Number) ?? [];
  const contents = Buffer.from(bytes.toString('latin1', first + 1, second - 1), 'hex');
  await Promise.all([
    writeFile(place('sealed.pdf'), bytes),
    writeFile(place('content'), Buffer.concat([bytes.subarray(0, first), bytes.subarray(second, second + rest)])),
    writeFile(place('cms.der'), contents),
    writeFile(place('ca.pem'), caPem),
  ]);
  const cms = ['cms', '-verify', '-binary', '-inform', 'DER', '-in', place('cms.der'), '-content', place('content')];
  const [pdfsig, qpdf, openssl, mutool] = await Promise.all([
    runTool('pdfsig', [place('sealed.pdf')]),
    runTool('qpdf', ['--check', place('sealed.pdf')]),
    runTool('openssl', [...cms, '-CAfile', place('ca.pem'), '-purpose', 'any', '-out', place('out')]),
    runTool('mutool', ['info', place('sealed.pdf')]),
  ]);
  return { pdfsig, qpdf, openssl, mutool };
}
