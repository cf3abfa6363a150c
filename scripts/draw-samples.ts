import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { textContract } from '../tests/support/documents/sealing-samples.ts';
import { sampleCertificate } from '../tests/support/documents/sample-certificate.ts';
import { drawCertificate } from '../server/documents/certificate/certificate.ts';
import { prepareThumbnail } from '../server/documents/compose/images.ts';
import type { Composition } from '../server/documents/compose/drawing.types.ts';
import { createDocumentEngine } from '../server/documents/engine.ts';
import { openKeyStore } from '../server/documents/seal/keys/key-store.ts';
import { sealDocument } from '../server/documents/seal-document.ts';
import { createFilledForm, storeSideways, PAGE_SEAL } from './lib/sample-contracts.ts';

/** Redraws the pictures in docs/pictures from real documents sealed with a separate key. */
const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures');
const AT = new Date('2026-11-20T05:21:12Z');
const WIDTH = 900;
const folder = await mkdtemp(path.join(tmpdir(), 'dojang-pictures-'));
const key = (await openKeyStore({ folder })).current();
const engine = createDocumentEngine();
await mkdir(FOLDER, { recursive: true });

async function sealed(base: Buffer, composition: Composition): Promise<Buffer> {
  const chain = Buffer.from('{}');
  const { chunks } = await sealDocument({
    base,
    kind: 'DOCUMENT',
    title: '용역계약서',
    composition,
    chain,
    at: AT,
    key,
  });
  return Buffer.concat(chunks);
}

async function keep(name: string, bytes: Buffer, pages: readonly number[] = [1], width = WIDTH): Promise<void> {
  const stored = { sha256: name, read: () => bytes };
  const pictures = await Promise.all(
    pages.map(async (page) => sharp(await engine.drawPage(stored, page, width)).toBuffer({ resolveWithObject: true })),
  );
  const gap = 12;
  const height = Math.max(...pictures.map(({ info }) => info.height));
  let left = 0;
  const placed = pictures.map(({ data, info }) => {
    const place = { input: data, left, top: 0 };
    left += info.width + gap;
    return place;
  });
  await sharp({ create: { width: left - gap, height, channels: 3, background: '#e9e6df' } })
    .composite(placed)
    .png({ palette: true, colors: 64 })
    .toFile(path.join(FOLDER, `${name}.png`));
}

try {
  const contract = createFilledForm('employment', 'TABLE');
  const footer = '문서 번호 HB-2611-0482';
  const filled = await sealed(contract.bytes, { fields: contract.fields, footer });
  await keep('filled-contract', filled);
  const lying = storeSideways(createFilledForm('services', 'OPEN'));
  await keep('turned-page', await sealed(lying.bytes, { fields: lying.fields, footer }));
  await keep('page-seal', await sealed(textContract(3), { fields: [], footer, pageSeal: PAGE_SEAL }), [1, 2, 3], 480);
  const picture = await engine.drawPage({ sha256: 'filled-contract', read: () => filled }, 1, 480);
  const facts = { ...sampleCertificate(), firstPage: await prepareThumbnail(picture) };
  await keep('certificate', drawCertificate(facts));
} finally {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
}
