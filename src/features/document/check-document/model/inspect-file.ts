/** What the browser can tell about a file without the server. */
export type FileInspection = {
  isPdf: boolean;
  /** Includes signatures by other services. */
  signatures: number;
  /** The number of bytes after the last signature, or null without signatures. */
  bytesBehind: number | null;
  /** Null without HTTPS, which browsers require for computing the hash. */
  sha256: string | null;
};

const HEADER_WITHIN = 1024;
const ZIP = 'PK\u0003\u0004';
const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;

export async function inspectFile(file: Blob): Promise<FileInspection> {
  const bytes = await file.arrayBuffer();
  const sha256 = 'subtle' in crypto ? hex(await crypto.subtle.digest('SHA-256', bytes)) : null;
  const text = new TextDecoder('latin1').decode(bytes);
  const ends = [...text.matchAll(RANGE)].map(([, , , start, length]) => Number(start) + Number(length));
  return {
    // A ZIP may contain a PDF unpacked near its beginning.
    isPdf: !text.startsWith(ZIP) && text.slice(0, HEADER_WITHIN).includes('%PDF-'),
    signatures: ends.length,
    bytesBehind: ends.length === 0 ? null : Math.max(0, bytes.byteLength - Math.max(...ends)),
    sha256,
  };
}

const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
