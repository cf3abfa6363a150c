import { DamagedPdfError } from './damage.ts';
import { name, PdfDict, PdfRef, PdfStream, PdfString, type PdfArray, type PdfValue } from './objects.ts';

const MAX_DEPTH = 200;
/** Longer numbers could become infinite. */
const MAX_NUMBER_LENGTH = 256;
const WHITE = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) WHITE[byte] = 1;
const DELIMITER = new Uint8Array(256);
for (const character of '()<>[]{}/%') DELIMITER[character.charCodeAt(0)] = 1;
const ESCAPES = new Map([
  [0x6e, 10],
  [0x72, 13],
  [0x74, 9],
  [0x62, 8],
  [0x66, 12],
]);

export class Parser {
  readonly bytes: Buffer;
  position: number;
  #depth = 0;

  constructor(bytes: Buffer, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  skipWhite(): void {
    const { bytes } = this;
    while (this.position < bytes.length) {
      const byte = bytes[this.position] ?? 0;
      if (byte === 0x25) {
        while (this.position < bytes.length && bytes[this.position] !== 10 && bytes[this.position] !== 13)
          this.position += 1;
      } else if (WHITE[byte]) this.position += 1;
      else return;
    }
  }

  keyword(): string {
    this.skipWhite();
    const start = this.position;
    while (this.position < this.bytes.length) {
      const byte = this.bytes[this.position] ?? 0;
      if (WHITE[byte] || DELIMITER[byte]) break;
      this.position += 1;
    }
    return this.bytes.toString('latin1', start, this.position);
  }

  expect(word: string): void {
    const found = this.keyword();
    if (found !== word) throw new DamagedPdfError(`expected ${word} at ${this.position}, found ${found.slice(0, 20)}`);
  }

  integer(): number {
    const word = this.keyword();
    if (!/^\d{1,15}$/.test(word)) throw new DamagedPdfError(`expected a number at ${this.position}`);
    return Number(word);
  }

  value(): PdfValue {
    this.skipWhite();
    const byte = this.bytes[this.position];
    if (byte === undefined) throw new DamagedPdfError('ended within a value');
    if (byte === 0x2f) return this.#name();
    if (byte === 0x28) return this.#literal();
    if (byte === 0x5b) return this.#nested(() => this.#array());
    if (byte === 0x3c) {
      return this.bytes[this.position + 1] === 0x3c ? this.#nested(() => this.#dict()) : this.#hex();
    }
    return this.#numberOrWord();
  }

  #nested<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new DamagedPdfError('nested too deeply');
    const value = read();
    this.#depth -= 1;
    return value;
  }

  #numberOrWord(): PdfValue {
    const word = this.keyword();
    if (word === 'true') return true;
    if (word === 'false') return false;
    if (word === 'null') return null;
    if (word.length > MAX_NUMBER_LENGTH) throw new DamagedPdfError(`a word too long at ${this.position}`);
    if (/^\d+$/.test(word)) return this.#refAfter(Number(word)) ?? Number(word);
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) return Number(word);
    throw new DamagedPdfError(`unknown word at ${this.position}: ${word.slice(0, 20)}`);
  }

  /** Returns the rest of a reference such as `12 0 R`, which starts like two numbers, or null if it isn't one. */
  #refAfter(number: number): PdfRef | null {
    const { bytes } = this;
    let at = this.position;
    while (WHITE[bytes[at] ?? 0x28]) at += 1;
    const start = at;
    while (at - start < 6 && isDigit(bytes[at])) at += 1;
    if (at === start || !WHITE[bytes[at] ?? 0x28]) return null;
    const generation = Number(bytes.toString('latin1', start, at));
    while (WHITE[bytes[at] ?? 0x28]) at += 1;
    if (bytes[at] !== 0x52) return null;
    const after = bytes[at + 1] ?? 0x20;
    if (!WHITE[after] && !DELIMITER[after]) return null;
    this.position = at + 1;
    return new PdfRef(number, generation);
  }

  #name() {
    this.position += 1;
    const start = this.position;
    while (this.position < this.bytes.length) {
      const byte = this.bytes[this.position] ?? 0;
      if (WHITE[byte] || DELIMITER[byte]) break;
      this.position += 1;
    }
    const written = this.bytes.toString('latin1', start, this.position);
    if (!written.includes('#')) return name(written);
    return name(
      written.replace(/#([\da-f]{2})/gi, (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    );
  }

  #literal() {
    const { bytes } = this;
    const out: number[] = [];
    let open = 1;
    this.position += 1;
    for (;;) {
      let byte = bytes[this.position];
      if (byte === undefined) throw new DamagedPdfError('a string has no end');
      this.position += 1;
      if (byte === 0x5c) {
        this.#escape(out);
        continue;
      }
      if (byte === 0x28) open += 1;
      if (byte === 0x29) {
        open -= 1;
        if (open === 0) return new PdfString(Uint8Array.from(out));
      }
      if (byte === 13) {
        if (bytes[this.position] === 10) this.position += 1;
        byte = 10;
      }
      out.push(byte);
    }
  }

  #escape(out: number[]) {
    const byte = this.bytes[this.position] ?? 0;
    this.position += 1;
    if (byte >= 0x30 && byte <= 0x37) {
      let code = byte - 0x30;
      for (let more = 0; more < 2; more += 1) {
        const next = this.bytes[this.position] ?? 0;
        if (next < 0x30 || next > 0x37) break;
        code = code * 8 + next - 0x30;
        this.position += 1;
      }
      out.push(code & 0xff);
    } else if (byte === 13) {
      if (this.bytes[this.position] === 10) this.position += 1;
    } else if (byte !== 10) out.push(ESCAPES.get(byte) ?? byte);
  }

  #hex() {
    const end = this.bytes.indexOf(0x3e, this.position);
    if (end < 0) throw new DamagedPdfError('a hexadecimal string has no end');
    const digits = this.bytes.toString('latin1', this.position + 1, end).replace(/[\0\t\n\f\r ]/g, '');
    if (!/^[\da-f]*$/i.test(digits)) throw new DamagedPdfError('a hexadecimal string holds something else');
    this.position = end + 1;
    return new PdfString(Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex'));
  }

  #array(): PdfArray {
    this.position += 1;
    const items: PdfValue[] = [];
    for (;;) {
      this.skipWhite();
      if (this.bytes[this.position] === 0x5d) {
        this.position += 1;
        return items;
      }
      items.push(this.value());
    }
  }

  #dict() {
    this.position += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipWhite();
      const byte = this.bytes[this.position];
      if (byte === 0x3e && this.bytes[this.position + 1] === 0x3e) {
        this.position += 2;
        return new PdfDict(entries);
      }
      if (byte !== 0x2f) throw new DamagedPdfError(`a dictionary's key is missing at ${this.position}`);
      entries.set(this.#name().value, this.value());
    }
  }

  /** Reads an object (`12 0 obj … endobj`). `lengthOf` resolves a stream's length, which may be a reference. */
  indirectObject(lengthOf: (length: PdfValue) => number): { number: number; generation: number; value: PdfValue } {
    const number = this.integer();
    const generation = this.integer();
    this.expect('obj');
    const value = this.value();
    const word = this.keyword();
    if (word === 'endobj') return { number, generation, value };
    if (word !== 'stream' || !(value instanceof PdfDict)) throw new DamagedPdfError(`object ${number} has no end`);
    return { number, generation, value: this.#stream(number, value, lengthOf(value.get('Length'))) };
  }

  #stream(number: number, streamDict: PdfDict, length: number) {
    if (this.bytes[this.position] === 13) this.position += 1;
    if (this.bytes[this.position] === 10) this.position += 1;
    const start = this.position;
    this.position = start + length;
    if (this.position > this.bytes.length) throw new DamagedPdfError(`stream ${number} runs over the end`);
    this.expect('endstream');
    this.expect('endobj');
    return new PdfStream(streamDict, this.bytes.subarray(start, start + length));
  }
}

function isDigit(byte: number | undefined) {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
