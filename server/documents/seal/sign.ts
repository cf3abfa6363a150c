import { createHash, randomBytes, type Hash } from 'node:crypto';
import type { IncrementalUpdate } from '../pdf/incremental-update.ts';
import type { PdfRef } from '../pdf/objects.ts';
import { fillByteRange, findContents, createSealDictionary, type SealOptions } from './seal-dictionary.ts';
import type { SealKey } from './seal-key.ts';
import { addSignature } from './signature-field.ts';
import { listSignatureFields } from './signature-fields.ts';

export type SealedUpdate = {
  /** The whole file in chunks, starting with the original, which isn't copied. */
  chunks: Buffer[];
  length: number;
  sha256: string;
  keyId: string;
  milliseconds: number;
};

/** Returns a verified RFC 3161 token over the bytes. */
export type RequestTimestamp = (bytes: Uint8Array) => Promise<Uint8Array>;

const USUAL_TOKEN = 8192;

/**
 * Reserves the seal's object number. Call it before anything else is written: as the update's first object, the seal
 * survives truncation and shows who sealed the file.
 */
export function reserveSeal(update: IncrementalUpdate): PdfRef {
  const place = update.reserve();
  update.set(place, null);
  return place;
}

/** Seals the update. Values, chain and signature are appended to the original bytes in one go. */
export function sealUpdate(
  update: IncrementalUpdate,
  key: SealKey,
  order: SealOptions,
  place: PdfRef = reserveSeal(update),
): SealedUpdate {
  const started = performance.now();
  const layout = hangAndLayOut(update, key, order, place, 0);
  const signature = key.sign(key.cms.toBeSigned(layout.digest));
  return finish(layout, key, signature, null, started);
}

/** Seals like `sealUpdate`, with a timestamp over the signature (PAdES B-T). Rethrows the authority's errors. */
export async function sealUpdateWithTimestamp(
  update: IncrementalUpdate,
  key: SealKey,
  order: SealOptions,
  stamp: RequestTimestamp,
  place: PdfRef = reserveSeal(update),
): Promise<SealedUpdate> {
  const started = performance.now();
  let layout = hangAndLayOut(update, key, order, place, USUAL_TOKEN);
  for (;;) {
    const signature = key.sign(key.cms.toBeSigned(layout.digest));
    const token = await stamp(signature);
    if (key.cms.space(token.length) <= layout.space) return finish(layout, key, signature, token, started);
    // Leaves room, because the next token may be longer.
    layout = layOut(update, key, order, place, layout.certifies, token.length + 256);
  }
}

type Layout = {
  chunks: Buffer[];
  length: number;
  written: Buffer;
  contents: number;
  space: number;
  digest: Buffer;
  certifies: boolean;
  /** The hash of the whole file, so far of everything before /Contents. */
  wholeFile: Hash;
  behind: readonly Buffer[];
};

function hangAndLayOut(update: IncrementalUpdate, key: SealKey, order: SealOptions, place: PdfRef, tokenSpace: number) {
  // Only a document's first signature can certify it. Certified files make viewers warn about later additions.
  const certifies = listSignatureFields(update.file).every(({ signature }) => signature === null);
  addSignature(update, place, certifies);
  return layOut(update, key, order, place, certifies, tokenSpace);
}

function layOut(
  update: IncrementalUpdate,
  key: SealKey,
  order: SealOptions,
  place: PdfRef,
  certifies: boolean,
  tokenSpace: number,
): Layout {
  const space = key.cms.space(tokenSpace);
  update.set(place, createSealDictionary(order, space, certifies));
  const tail = update.serialize(randomBytes(16));
  const original = update.file.bytes;
  const { index, start } = findChunk(tail.chunks, (tail.offsets.get(place.number) ?? 0) - original.length);
  const written = tail.chunks[index] ?? Buffer.alloc(0);
  const contents = findContents(written);
  const length = original.length + tail.length;
  const gapStart = original.length + start + contents;
  const gapEnd = gapStart + space * 2 + 2;
  fillByteRange(written, contents, [gapStart, gapEnd, length - gapEnd]);

  const chunks = [original, ...tail.chunks];
  const behind = chunks.slice(index + 2);
  const wholeFile = createHash('sha256');
  for (const chunk of chunks.slice(0, index + 1)) wholeFile.update(chunk);
  wholeFile.update(written.subarray(0, contents));
  // Both hashes cover nearly the same bytes, so these are only read once.
  const signed = wholeFile.copy().update(written.subarray(contents + space * 2 + 2));
  for (const chunk of behind) signed.update(chunk);
  return { chunks, length, written, contents, space, digest: signed.digest(), certifies, wholeFile, behind };
}

function finish(
  layout: Layout,
  key: SealKey,
  signature: Buffer,
  token: Uint8Array | null,
  started: number,
): SealedUpdate {
  const { chunks, length, written, contents, digest, wholeFile, behind } = layout;
  written.write(key.cms.assemble(digest, signature, token).toString('hex'), contents + 1, 'latin1');
  wholeFile.update(written.subarray(contents));
  for (const chunk of behind) wholeFile.update(chunk);
  return {
    chunks,
    length,
    sha256: wholeFile.digest('hex'),
    keyId: key.keyId,
    milliseconds: performance.now() - started,
  };
}

function findChunk(chunks: readonly Buffer[], offset: number) {
  let start = 0;
  for (const [index, chunk] of chunks.entries()) {
    if (start === offset) return { index, start };
    start += chunk.length;
  }
  throw new RangeError('the seal was not written');
}
