import { PdfDict, PdfRef, PdfString, type PdfArray, type PdfValue } from './objects.ts';
import type { ObjectSink } from './object-sink.ts';
import type { PdfFile } from './pdf-file.ts';
import { serializeObject } from './serialize.ts';
import { compareNumbers, writeStream, writeTable, type WrittenObject } from './write-cross-references.ts';

/** An update's bytes, and its objects' offsets in the whole file. */
export type SerializedUpdate = { chunks: Buffer[]; length: number; offsets: ReadonlyMap<number, number> };

export class IncrementalUpdate implements ObjectSink {
  readonly file: PdfFile;
  info: PdfValue;
  readonly #changed = new Map<number, { generation: number; value: PdfValue }>();
  #next: number;

  constructor(file: PdfFile) {
    if (file.isEncrypted) throw new TypeError('an encrypted file takes no update');
    this.file = file;
    this.info = file.trailer.get('Info');
    this.#next = file.size;
  }

  add(value: PdfValue): PdfRef {
    const ref = this.reserve();
    this.set(ref, value);
    return ref;
  }

  reserve(): PdfRef {
    const ref = new PdfRef(this.#next);
    this.#next += 1;
    return ref;
  }

  set(ref: PdfRef, value: PdfValue): void {
    this.#changed.set(ref.number, { generation: ref.generation, value });
  }

  /** Returns an object's newest value, from this update or from the file. */
  get(ref: PdfRef): PdfValue {
    return this.#changed.get(ref.number)?.value ?? this.file.get(ref);
  }

  resolve(value: PdfValue): PdfValue {
    return value instanceof PdfRef && this.#changed.has(value.number) ? this.get(value) : this.file.resolve(value);
  }

  dict(value: PdfValue): PdfDict {
    const found = this.resolve(value);
    return found instanceof PdfDict ? found : this.file.dict(found);
  }

  array(value: PdfValue): PdfArray {
    const found = this.resolve(value);
    return Array.isArray(found) ? found : [];
  }

  /** Returns the bytes to append. `id` becomes the second half of the file identifier. */
  serialize(id: Uint8Array): SerializedUpdate {
    const chunks: Buffer[] = [];
    const { bytes } = this.file;
    let length = 0;
    const push = (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
    };
    if (bytes.at(-1) !== 10 && bytes.at(-1) !== 13) push(Buffer.from('\n'));
    const written: WrittenObject[] = [];
    for (const [number, { generation, value }] of this.#changed) {
      written.push({ number, generation, offset: bytes.length + length });
      for (const chunk of serializeObject(number, generation, value)) push(chunk);
    }
    written.sort(compareNumbers);
    const start = bytes.length + length;
    if (this.file.usesXrefStream) {
      const own = this.reserve();
      push(writeStream(written, this.#trailer(id), start, own));
    } else push(writeTable(written, this.#trailer(id), start, false));
    return { chunks, length, offsets: new Map(written.map(({ number, offset }) => [number, offset])) };
  }

  #trailer(id: Uint8Array): PdfDict {
    const { trailer, lastXref } = this.file;
    const [first] = this.file.array(trailer.get('ID'));
    const entries: [string, PdfValue][] = [
      ['Size', this.#next],
      ['Root', trailer.get('Root')],
      ['Info', this.info],
      ['ID', [first instanceof PdfString ? first : new PdfString(id), new PdfString(id)]],
      ['Prev', lastXref],
    ];
    return new PdfDict(entries.filter(([, value]) => value !== null));
  }
}
