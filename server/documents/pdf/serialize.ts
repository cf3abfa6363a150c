import { PdfDict, PdfName, PdfRef, PdfStream, PdfString, type PdfValue } from './objects.ts';

/** JavaScript formats larger numbers with an exponent, which PDF doesn't have. */
const EXPONENT_FROM = 1e21;
const PLAIN_NAME = /^[!-"$-&'*-.0-;=?-Z\\^-z|~]*$/;

/** Serialises a value. Throws for streams: use `serializeObject` for them. */
export function serialize(value: PdfValue): string {
  if (typeof value === 'number') return formatNumber(value);
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (value instanceof PdfRef) return `${value.number} ${value.generation} R`;
  if (value instanceof PdfName) return formatName(value.value);
  if (value instanceof PdfString) return formatString(value.bytes);
  if (value instanceof PdfDict) return formatDict(value);
  if (value instanceof PdfStream) throw new TypeError('a stream can only be written as an object of its own');
  return `[${value.map(serialize).join(' ')}]`;
}

/** Formats a number with up to five decimals, finer than any printer. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value)) return Math.abs(value) < EXPONENT_FROM ? String(value) : String(BigInt(value));
  if (!Number.isFinite(value)) throw new RangeError('a number that cannot be written');
  const text = value.toFixed(5).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

function formatName(value: string) {
  if (PLAIN_NAME.test(value)) return `/${value}`;
  const escaped = Array.from(value, (character) =>
    PLAIN_NAME.test(character) ? character : `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `/${escaped.join('')}`;
}

function formatString(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = buffer.toString('latin1');
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, String.raw`\$&`)})`;
  return `<${buffer.toString('hex')}>`;
}

function formatDict({ entries }: PdfDict) {
  let text = '<<';
  for (const [key, value] of entries) text += `${formatName(key)} ${serialize(value)}`;
  return `${text}>>`;
}

/** Serialises an object without copying a stream's bytes. */
export function serializeObject(number: number, generation: number, value: PdfValue): Buffer[] {
  const head = `${number} ${generation} obj\n`;
  if (!(value instanceof PdfStream)) return [Buffer.from(`${head}${serialize(value)}\nendobj\n`, 'latin1')];
  const dict = serialize(value.dict.with({ Length: value.bytes.length }));
  return [
    Buffer.from(`${head}${dict}\nstream\n`, 'latin1'),
    Buffer.from(value.bytes.buffer, value.bytes.byteOffset, value.bytes.byteLength),
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ];
}
