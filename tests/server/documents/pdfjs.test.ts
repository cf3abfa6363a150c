import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, it } from 'vitest';
import { openKeyStore } from '../../../server/documents/seal/keys/key-store.ts';
import { sealDocument } from '../../../server/documents/seal-document.ts';
import { linearised, samplePdf } from '../../support/documents/sample-pdfs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dojang-pdfjs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const assets = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const namesIn = (found: unknown) => (found instanceof Map ? [...found.keys()] : Object.keys(Object(found)));

it.each([
  ['a table', samplePdf({ pages: 2, rotate: 90 })],
  ['object streams', samplePdf({ pages: 2, xref: 'OBJECT_STREAMS' })],
  ['a linearised order', linearised(samplePdf({ pages: 2 }))],
])('pdf.js reads what was drawn over a file with %s, and what was attached', async (_what, base) => {
  const key = (await openKeyStore({ folder: path.join(folder, 'seal') })).current();
  const sealed = await sealDocument({
    base,
    kind: 'DOCUMENT',
    title: '용역계약서',
    composition: {
      fields: [
        { page: 2, rect: { x: 60, y: 300, width: 300, height: 24 }, kind: 'TEXT', value: '홍길동 漢字 (주)한빛물산' },
      ],
    },
    chain: Buffer.from('{"events":[]}'),
    at: new Date('2026-11-20T05:21:12Z'),
    key,
  });
  const task = getDocument({
    data: Uint8Array.from(Buffer.concat(sealed.chunks)),
    cMapUrl: `${assets}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    verbosity: 0,
  });
  const document = await task.promise;
  const { items } = await (await document.getPage(2)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text).toContain('홍길동 漢字 (주)한빛물산');
  expect(text).toContain('근로계약서 2쪽');
  expect(namesIn(await document.getAttachments())).toEqual(['chain.json']);
  expect(namesIn(await document.getFieldObjects())).toEqual(['DojangSeal1']);
  await task.destroy();
});
