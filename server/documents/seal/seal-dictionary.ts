import { dict, name, PdfString, encodeText, type PdfDict } from '../pdf/objects.ts';
import type { AttachedChain } from './attach-chain.ts';
import { formatPdfDate } from './pdf-date.ts';

export const SEAL_KINDS = {
  DOCUMENT: '전자계약 봉인',
  CERTIFICATE: '감사추적인증서 봉인',
} as const;
export type SealKind = keyof typeof SEAL_KINDS;

/** The name of our entry in the signature dictionary, with the kind of seal and a reference to the chain. */
export const SEAL_ENTRY = 'DojangSeal';
export const SEALER_NAME = '도장';

export type SealOptions = {
  kind: SealKind;
  at: Date;
  /** What `attachChain` returned for the same update. */
  chain?: AttachedChain | null;
};

const UNKNOWN = 9_999_999_999;
const BEFORE = '/ByteRange [0 ';
const BETWEEN = ']/Contents <';
const UNKNOWN_FORM = Buffer.from(`${BEFORE}${UNKNOWN} ${UNKNOWN} ${UNKNOWN}${BETWEEN}`, 'latin1');

/**
 * Creates the dictionary. /ByteRange and /Contents come last in a fixed format, so that a seal has only one valid
 * encoding.
 */
export function createSealDictionary(order: SealOptions, space: number, certifies: boolean): PdfDict {
  return dict({
    Type: name('Sig'),
    Filter: name('Adobe.PPKLite'),
    SubFilter: name('ETSI.CAdES.detached'),
    Name: encodeText(SEALER_NAME),
    Reason: encodeText(SEAL_KINDS[order.kind]),
    M: new PdfString(Buffer.from(formatPdfDate(order.at), 'latin1')),
    [SEAL_ENTRY]: dict({
      Kind: name(order.kind),
      Chain: order.chain?.stream ?? null,
      ChainSHA256: order.chain ? new PdfString(order.chain.sha256) : null,
    }),
    Reference: certifies ? [noChangesAllowed()] : null,
    ByteRange: [0, UNKNOWN, UNKNOWN, UNKNOWN],
    Contents: new PdfString(new Uint8Array(space)),
  });
}

const noChangesAllowed = () =>
  dict({
    Type: name('SigRef'),
    TransformMethod: name('DocMDP'),
    TransformParams: dict({ Type: name('TransformParams'), P: 1, V: name('1.2') }),
  });

/** Returns the offset of the `<` after /Contents in the written object. */
export function findContents(written: Buffer): number {
  const start = written.lastIndexOf(UNKNOWN_FORM);
  if (start === -1) throw new TypeError('the object is no seal');
  return start + UNKNOWN_FORM.length - 1;
}

export function fillByteRange(written: Buffer, contents: number, ranges: readonly [number, number, number]) {
  const form = formByteRange(ranges);
  written.write(form, contents + 1 - UNKNOWN_FORM.length, 'latin1');
}

function formByteRange(ranges: readonly [number, number, number]) {
  const width = UNKNOWN_FORM.length - BEFORE.length - BETWEEN.length;
  return `${BEFORE}${ranges.join(' ').padEnd(width)}${BETWEEN}`;
}

export const BYTE_RANGE_MARK = Buffer.from(BEFORE, 'latin1');

/** Returns the three numbers after the 0, or null if they aren't formatted exactly as we write them. */
export function readByteRange(bytes: Buffer, start: number): { first: number; second: number; rest: number } | null {
  const text = bytes.toString('latin1', start, start + UNKNOWN_FORM.length);
  const [, ...numbers] = /^\/ByteRange \[0 (\d{1,10}) (\d{1,10}) (\d{1,10}) *\]\/Contents <$/.exec(text) ?? [];
  const [first, second, rest] = numbers.map(Number);
  if (first === undefined || second === undefined || rest === undefined) return null;
  return text === formByteRange([first, second, rest]) && first === start + text.length - 1
    ? { first, second, rest }
    : null;
}
