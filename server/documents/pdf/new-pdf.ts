import { createHash } from 'node:crypto';
import { dict, name, PdfRef, PdfString, type PdfValue } from './objects.ts';
import type { ObjectSink } from './object-sink.ts';
import { serializeObject } from './serialize.ts';
import { writeTable, type WrittenObject } from './write-cross-references.ts';

const HEADER = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1');

export class NewPdf implements ObjectSink {
  readonly #values: PdfValue[] = [];

  add(value: PdfValue): PdfRef {
    this.#values.push(value);
    return new PdfRef(this.#values.length);
  }

  reserve(): PdfRef {
    return this.add(null);
  }

  set(ref: PdfRef, value: PdfValue): void {
    this.#values[ref.number - 1] = value;
  }

  finish(root: PdfRef, info: PdfRef | null = null): Buffer {
    const chunks: Buffer[] = [HEADER];
    const written: WrittenObject[] = [];
    const hash = createHash('md5');
    let offset = HEADER.length;
    this.#values.forEach((value, index) => {
      written.push({ number: index + 1, generation: 0, offset });
      for (const chunk of serializeObject(index + 1, 0, value)) {
        chunks.push(chunk);
        hash.update(chunk);
        offset += chunk.length;
      }
    });
    // Derived from the content, so that equal content gives equal files.
    const id = new PdfString(hash.digest());
    const trailer = dict({ Size: written.length + 1, Root: root, Info: info, ID: [id, id] });
    chunks.push(writeTable(written, trailer, offset, true));
    return Buffer.concat(chunks);
  }

  addPages(pages: readonly Record<string, PdfValue>[], catalogue: Record<string, PdfValue> = {}): PdfRef {
    const tree = this.reserve();
    const kids = pages.map((page) => this.add(dict({ Type: name('Page'), Parent: tree, ...page })));
    this.set(tree, dict({ Type: name('Pages'), Kids: kids, Count: kids.length }));
    return this.add(dict({ Type: name('Catalog'), Pages: tree, ...catalogue }));
  }
}
