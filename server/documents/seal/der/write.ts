/** Writes an element. DER requires the shortest encoding of its length. */
export function encodeTlv(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  let length = 0;
  for (const content of contents) length += content.length;
  return Buffer.concat([head(tag, length), ...contents]);
}

function head(tag: number, length: number): Buffer {
  if (length < 0x80) return Buffer.from([tag, length]);
  if (length < 0x100) return Buffer.from([tag, 0x81, length]);
  if (length < 0x1_0000) return Buffer.from([tag, 0x82, length >> 8, length & 0xff]);
  return Buffer.from([tag, 0x83, length >> 16, (length >> 8) & 0xff, length & 0xff]);
}

export const encodeSequence = (...items: readonly Uint8Array[]) => encodeTlv(0x30, ...items);

/** Writes a set. DER sorts its elements by their bytes. */
export const encodeSet = (...items: readonly Uint8Array[]) =>
  encodeTlv(0x31, ...items.toSorted((a, b) => Buffer.compare(a, b)));

export const encodeTagged = (number: number, ...items: readonly Uint8Array[]) => encodeTlv(0xa0 | number, ...items);

export const encodeOctetString = (bytes: Uint8Array) => encodeTlv(0x04, bytes);
export const encodeBitString = (bytes: Uint8Array, unusedBits = 0) => encodeTlv(0x03, Buffer.from([unusedBits]), bytes);
export const encodeUtf8String = (text: string) => encodeTlv(0x0c, Buffer.from(text, 'utf8'));
export const encodeNull = () => Buffer.from([0x05, 0x00]);
export const encodeBoolean = (value: boolean) => encodeTlv(0x01, Buffer.from([value ? 0xff : 0x00]));

/** Writes a non-negative integer, given as a number or as bytes. */
export function encodeInteger(value: number | Uint8Array): Buffer {
  const given = typeof value === 'number' ? Buffer.from(evenHex(value.toString(16)), 'hex') : value;
  let start = 0;
  while (start < given.length - 1 && given[start] === 0) start += 1;
  const bytes = given.subarray(start);
  return (bytes[0] ?? 0) >= 0x80 ? encodeTlv(0x02, Buffer.from([0]), bytes) : encodeTlv(0x02, bytes);
}

const evenHex = (hex: string) => (hex.length % 2 === 0 ? hex : `0${hex}`);

export function encodeOid(dotted: string): Buffer {
  const [first = 0n, second = 0n, ...rest] = dotted.split('.').map(BigInt);
  return encodeTlv(0x06, Buffer.from([first * 40n + second, ...rest].flatMap(base128)));
}

function base128(value: bigint): number[] {
  const digits = [Number(value & 0x7fn)];
  for (let left = value >> 7n; left > 0n; left >>= 7n) digits.unshift(Number(left & 0x7fn) | 0x80);
  return digits;
}

/** Writes a time as RFC 5280 requires: UTCTime until 2049, GeneralizedTime from 2050 on. */
export function encodeTime(at: Date): Buffer {
  const digits = at.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return at.getUTCFullYear() < 2050
    ? encodeTlv(0x17, Buffer.from(digits.slice(2)))
    : encodeTlv(0x18, Buffer.from(digits));
}
