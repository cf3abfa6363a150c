import { createHash } from 'node:crypto';
import { PdfName, PdfString, decodeText, type PdfDict } from '../pdf/objects.ts';
import { openPdf, type PdfFile } from '../pdf/pdf-file.ts';
import { formatSeoulTimestamp } from './seoul-time.ts';
import { readFirst } from '../seal/der/read.ts';
import { readPdfDate } from '../seal/pdf-date.ts';
import { readMessageDigest, readSignedData } from '../seal/signed-data.ts';
import type { SealIdentity } from '../seal/seal-key.ts';
import { listSignatureFields } from '../seal/signature-fields.ts';
import type { ForeignSignature } from './verification.ts';

const MAX_SIGNATURES = 32;
const DETACHED = new Set(['adbe.pkcs7.detached', 'ETSI.CAdES.detached']);

export type LocatedSignature = ForeignSignature & {
  /** Where the file ended when it was signed. */
  end: number;
  /** Our key's identity, if this is our seal after another program rewrote it as an ordinary signature. */
  maker: SealIdentity | null;
};

/** Reads all signatures but our seals. Returns an empty list if the file can't be opened. */
export function readForeignSignatures(
  bytes: Buffer,
  ownGaps: ReadonlySet<number>,
  known: readonly SealIdentity[],
): LocatedSignature[] {
  try {
    const file = openPdf(bytes);
    return listSignatureFields(file)
      .flatMap(({ signature }) => signature ?? [])
      .flatMap((signature) => {
        const range = readRange(file, signature);
        return range && ownGaps.has(range[1]) ? [] : [{ signature, range }];
      })
      .slice(0, MAX_SIGNATURES)
      .map(({ signature, range }) => ({
        ...describe(bytes, file, signature, range),
        maker: findSealMaker(file, signature, known),
      }));
  } catch {
    return [];
  }
}

type Range = readonly [start: number, first: number, second: number, rest: number];

function readRange(file: PdfFile, signature: PdfDict): Range | null {
  const [start, first, second, rest] = file.array(signature.get('ByteRange')).map((value) => file.resolve(value));
  return isOffset(start) && isOffset(first) && isOffset(second) && isOffset(rest) ? [start, first, second, rest] : null;
}

const isOffset = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function findSealMaker(file: PdfFile, signature: PdfDict, known: readonly SealIdentity[]): SealIdentity | null {
  const contents = file.resolve(signature.get('Contents'));
  if (!(contents instanceof PdfString)) return null;
  const held = Buffer.from(contents.bytes);
  return known.find(({ certificate }) => held.includes(certificate.der)) ?? null;
}

function describe(bytes: Buffer, file: PdfFile, signature: PdfDict, range: Range | null) {
  const date = file.resolve(signature.get('M'));
  const at = date instanceof PdfString ? readPdfDate(Buffer.from(date.bytes).toString('latin1')) : null;
  const named = decodeText(file.resolve(signature.get('Name')));
  const { by, state } = check(bytes, file, signature, range);
  return {
    by: by ?? named ?? '알 수 없는 사람',
    at: at && formatSeoulTimestamp(at),
    state,
    end: range ? range[2] + range[3] : 0,
  };
}

type Checked = { by: string | null; state: ForeignSignature['state'] };

function check(bytes: Buffer, file: PdfFile, signature: PdfDict, range: Range | null): Checked {
  const contents = file.resolve(signature.get('Contents'));
  const form = file.resolve(signature.get('SubFilter'));
  try {
    if (!(contents instanceof PdfString) || !(form instanceof PdfName) || !DETACHED.has(form.value)) return UNKNOWN;
    const parts = readSignedData(readFirst(contents.bytes));
    const by = parts.signer.subjectName;
    if (range === null || !leavesOut(bytes, range, contents) || !covers(bytes, range, parts))
      return { by, state: 'BROKEN' };
    return { by, state: range[2] + range[3] === bytes.length ? 'INTACT' : 'MORE_AFTER' };
  } catch {
    // Other software may use BER or unknown algorithms, so this doesn't mean that the signature is invalid.
    return UNKNOWN;
  }
}

const UNKNOWN: Checked = { by: null, state: 'UNKNOWN' };

/** Returns whether the signed ranges leave out only the signature. Anything else outside of them could be changed. */
function leavesOut(bytes: Buffer, [start, first, second]: Range, contents: PdfString) {
  if (start !== 0 || first >= second) return false;
  const gap = bytes.subarray(first, second).toString('latin1');
  if (!/^<[\s\dA-Fa-f]*>$/.test(gap)) return false;
  const digits = gap.replaceAll(/[\s<>]/g, '');
  // PDF treats a missing last digit as zero.
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').equals(contents.bytes);
}

function covers(bytes: Buffer, [, first, second, rest]: Range, parts: ReturnType<typeof readSignedData>) {
  if (second + rest > bytes.length) return false;
  const digest = createHash(parts.digestAlgorithm)
    .update(bytes.subarray(0, first))
    .update(bytes.subarray(second, second + rest))
    .digest();
  return (readMessageDigest(parts)?.equals(digest) ?? false) && parts.isSignatureValid();
}
