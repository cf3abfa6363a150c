import { createHash } from 'node:crypto';
import { readDer, readFirst } from '../../server/documents/seal/der/read.ts';
import { readSignedData } from '../../server/documents/seal/signed-data.ts';

/** The offsets of the brackets around /Contents. */
export function gapOf(bytes: Buffer) {
  const start = bytes.indexOf('<', bytes.indexOf(']/Contents <'), 'latin1');
  return { start, end: bytes.indexOf('>', start, 'latin1') };
}

export const hexOf = (bytes: Buffer) => bytes.toString('latin1', gapOf(bytes).start + 1, gapOf(bytes).end);

/** Replaces /Contents without moving anything. */
export function withHex(bytes: Buffer, hex: string) {
  const { start, end } = gapOf(bytes);
  const changed = Buffer.from(bytes);
  changed.write(hex.padEnd(end - start - 1, '0'), start + 1, 'latin1');
  return changed;
}

export const partsOf = (bytes: Buffer) => readSignedData(readDer(readFirst(Buffer.from(hexOf(bytes), 'hex')).raw));

export function digestOf(bytes: Buffer) {
  const { start, end } = gapOf(bytes);
  return createHash('sha256')
    .update(bytes.subarray(0, start))
    .update(bytes.subarray(end + 1))
    .digest();
}
