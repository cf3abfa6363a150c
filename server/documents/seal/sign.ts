import { createHash, randomBytes, type Hash } from 'node:crypto';
import type { IncrementalUpdate } from '../pdf/incremental-update.ts';
import type { PdfRef } from '../pdf/objects.ts';
import { fillByteRange, findContents, createSealDictionary, type SealOptions } from './seal-dictionary.ts';
import type { SealKey } from './seal-key.ts';
import { addSignature } from './signature-field.ts';
import { listSignatureFields } from './signature-fields.ts';

export type SealedUpdate = {
  /** The whole file in chunks. The first is the original, which isn't copied. */
  chunks: Buffer[];
  length: number;
  /** The SHA-256 of the whole file. */
  sha256: string;
  keyId: string;
  milliseconds: number;
};

/** Returns a verified RFC 3161 token over the given bytes. */
export type RequestTimestamp = (bytes: Uint8Array) => Promise<Uint8Array>;

const USUAL_TOKEN = 8192;

/**
 * Reserves the seal's object number. Call it before anything else is written: the seal then becomes the update's first
 * object, so that even a truncated file shows who sealed it.
 */
export function reserveSeal(update: IncrementalUpdate): PdfRef {
  const place = update.reserve();
  update.set(place, null);
  return place;
}

/** Seals the updated file. Appends values, chain and signature to the original bytes in a single update. */
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

/**
 * Works like `sealUpdate`, but adds a timestamp over the signature (PAdES B-T). Rethrows the authority's errors
 * unchanged.
 */
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
    // Token lengths vary, so leave some spare room for the next one.
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
  /** The hash of the whole file, updated so far with everything before /Contents. */
  wholeFile: Hash;
  behind: readonly Buffer[];
};

function hangAndLayOut(update: IncrementalUpdate, key: SealKey, order: SealOptions, place: PdfRef, tokenSpace: number) {
  // Only the first signature may certify the document. Certification makes viewers warn about later additions.
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
  // The two hashes cover nearly the same bytes, so the bytes are read only once.
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
