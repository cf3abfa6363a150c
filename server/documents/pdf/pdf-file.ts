import { DamagedPdfError } from './damage.ts';
import { readCrossReferences, type CrossReferences, type ObjectLocation } from './cross-references.ts';
import { decodeStream, usesBrotli } from './flate.ts';
import { PdfDict, PdfRef, PdfStream, type PdfValue } from './objects.ts';
import { countPages, findPage, listPages, type PdfPage } from './page-tree.ts';
import { Parser } from './parser.ts';

const MAX_RESOLVED = 32;

/** A well-formed file, opened by `openPdf`. Reads objects on demand. */
export class PdfFile {
  readonly bytes: Buffer;
  readonly #references: CrossReferences;
  readonly #objects = new Map<number, PdfValue>();
  readonly #objectStreams = new Map<number, { data: Buffer; offsets: Map<number, number> }>();
  readonly #reading = new Set<number>();
  #hasBrotliObjects = false;

  constructor(bytes: Buffer, references: CrossReferences) {
    this.bytes = bytes;
    this.#references = references;
  }

  get trailer(): PdfDict {
    return this.#references.trailer;
  }
  /** The offset of the newest cross-reference section. */
  get lastXref(): number {
    return this.#references.start;
  }
  get xrefParts(): readonly number[] {
    return this.#references.parts;
  }
  get usesXrefStream(): boolean {
    return this.#references.isStream;
  }
  /** True if an object read so far uses Brotli, which PDFium doesn't support. */
  get hasBrotliStructure(): boolean {
    return this.#hasBrotliObjects || usesBrotli(this.trailer);
  }
  get isEncrypted(): boolean {
    return this.trailer.get('Encrypt') !== null;
  }
  /** The first unused object number. */
  get size(): number {
    const size = this.trailer.get('Size');
    let highest = typeof size === 'number' ? size - 1 : 0;
    for (const number of this.#references.places.keys()) highest = Math.max(highest, number);
    return highest + 1;
  }
  get root(): PdfDict {
    return this.dict(this.trailer.get('Root'));
  }
  get rootRef(): PdfRef {
    const ref = this.trailer.get('Root');
    if (!(ref instanceof PdfRef)) throw new DamagedPdfError('the catalogue has no number');
    return ref;
  }

  objectNumbers(): number[] {
    return [...this.#references.places].filter(([, place]) => place.kind !== 'FREE').map(([number]) => number);
  }

  /** Returns an object's value. A missing object is null, as the format requires. */
  get(ref: PdfRef): PdfValue {
    const place = this.#references.places.get(ref.number);
    if (!place || place.kind === 'FREE') return null;
    // By the format, such an object doesn't exist, but half of all readers ignore the generation.
    if (generationOf(place) !== ref.generation)
      throw new DamagedPdfError(`object ${ref.number} has another generation`);
    const known = this.#objects.get(ref.number);
    if (known !== undefined) return known;
    const value = this.#read(ref, place);
    this.#objects.set(ref.number, value);
    return value;
  }

  resolve(value: PdfValue): PdfValue {
    let found = value;
    for (let hop = 0; found instanceof PdfRef; hop += 1) {
      if (hop > MAX_RESOLVED) throw new DamagedPdfError('references run in a circle');
      found = this.get(found);
    }
    return found;
  }

  /** Returns the dictionary behind the value, or an empty one. */
  dict(value: PdfValue): PdfDict {
    const found = this.resolve(value);
    if (found instanceof PdfDict) return found;
    return found instanceof PdfStream ? found.dict : new PdfDict();
  }

  array(value: PdfValue): PdfValue[] {
    const found = this.resolve(value);
    return Array.isArray(found) ? found : [];
  }

  pages(): PdfPage[] {
    return listPages(this);
  }

  page(number: number): PdfPage {
    return findPage(this, number);
  }

  get pageCount(): number {
    return countPages(this);
  }

  #read(ref: PdfRef, place: Exclude<ObjectLocation, { kind: 'FREE' }>): PdfValue {
    if (this.#reading.has(ref.number)) throw new DamagedPdfError(`object ${ref.number} contains itself`);
    this.#reading.add(ref.number);
    try {
      return place.kind === 'OFFSET'
        ? this.#readAt(ref.number, place.offset)
        : this.#readFromStream(ref.number, place.stream);
    } finally {
      this.#reading.delete(ref.number);
    }
  }

  #readAt(number: number, offset: number): PdfValue {
    if (offset >= this.bytes.length) throw new DamagedPdfError(`object ${number} lies outside the file`);
    const found = new Parser(this.bytes, offset).indirectObject((length) => {
      const resolved = this.resolve(length);
      if (typeof resolved !== 'number' || resolved < 0) throw new DamagedPdfError(`stream ${number} has no length`);
      return resolved;
    });
    if (found.number !== number) throw new DamagedPdfError(`object ${number} is not where it should be`);
    return found.value;
  }

  #readFromStream(number: number, streamNumber: number): PdfValue {
    const stream = this.#objectStreams.get(streamNumber) ?? this.#openObjectStream(streamNumber);
    const offset = stream.offsets.get(number);
    if (offset === undefined) throw new DamagedPdfError(`object ${number} is not in its stream`);
    return new Parser(stream.data, offset).value();
  }

  #openObjectStream(number: number) {
    const value = this.get(new PdfRef(number));
    if (!(value instanceof PdfStream)) throw new DamagedPdfError(`object ${number} is no stream of objects`);
    this.#hasBrotliObjects ||= usesBrotli(value.dict);
    const data = decodeStream(value);
    const count = this.resolve(value.dict.get('N'));
    const first = this.resolve(value.dict.get('First'));
    if (typeof count !== 'number' || typeof first !== 'number' || count * 2 > data.length) {
      throw new DamagedPdfError(`the stream of objects ${number} does not say what it holds`);
    }
    const header = new Parser(data);
    const offsets = new Map<number, number>();
    for (let index = 0; index < count; index += 1) {
      const contained = header.integer();
      offsets.set(contained, first + header.integer());
    }
    const stream = { data, offsets };
    this.#objectStreams.set(number, stream);
    return stream;
  }
}

const generationOf = (place: Exclude<ObjectLocation, { kind: 'FREE' }>) =>
  place.kind === 'OFFSET' ? place.generation : 0;

export function openWithoutPageCheck(bytes: Uint8Array): PdfFile {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.toString('latin1', 0, 5) !== '%PDF-') throw new DamagedPdfError('does not begin as a PDF');
  return new PdfFile(buffer, readCrossReferences(buffer));
}

/** Opens a file. Throws DamagedPdfError if it isn't well-formed. */
export function openPdf(bytes: Uint8Array): PdfFile {
  const file = openWithoutPageCheck(bytes);
  if (!file.isEncrypted && !(file.root.get('Pages') instanceof PdfRef)) throw new DamagedPdfError('no pages');
  return file;
}
