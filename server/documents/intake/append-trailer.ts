const MARK = '% The end was lost.';

/**
 * Appends a trailer that refers to the catalogue. Interrupted downloads lack one, and PDFium needs it to repair a file.
 *
 * Returns null if there is no catalogue, or if a trailer was appended before.
 */
export function appendTrailer(bytes: Uint8Array): Uint8Array | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.includes(MARK)) return null;
  const at = buffer.lastIndexOf('/Catalog');
  const head = at === -1 ? -1 : buffer.lastIndexOf(' obj', at);
  const [, number] = /(\d{1,8}) (\d{1,5})$/.exec(buffer.toString('latin1', Math.max(0, head - 16), head)) ?? [];
  if (number === undefined) return null;
  return Buffer.concat([buffer, Buffer.from(`\n${MARK}\ntrailer\n<</Root ${number} 0 R>>\nstartxref\n0\n%%EOF\n`)]);
}
