const SCAN = 0xda;
const COMMENT = 0xfe;
const JFIF = 0xe0;
const ADOBE = 0xee;

/**
 * Strips metadata such as location, camera and previews, but keeps colour information (JFIF, Adobe). Returns null if
 * segments are malformed.
 */
export function stripJpeg(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === SCAN) return Buffer.concat([...kept, withoutTail(bytes.subarray(at))]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!isExtra(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

const isExtra = (marker: number) => marker === COMMENT || (marker > JFIF && marker <= 0xef && marker !== ADOBE);

function withoutTail(scans: Buffer) {
  const end = scans.lastIndexOf(Buffer.from([0xff, 0xd9]));
  return end === -1 ? scans : scans.subarray(0, end + 2);
}
