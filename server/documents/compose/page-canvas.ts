import { dict, name, PdfStream, type PdfDict, type PdfRef, type PdfValue } from '../pdf/objects.ts';
import type { IncrementalUpdate } from '../pdf/incremental-update.ts';
import { packedStream } from '../pdf/packed-stream.ts';
import type { PdfPage } from '../pdf/page-tree.ts';

/** What is drawn over a page: collected first, written once. */
export class PageCanvas {
  readonly page: PdfPage;
  readonly #parts: string[] = [];

  constructor(page: PdfPage) {
    this.page = page;
  }

  /** Each drawing keeps its colours and places to itself. */
  draw(operators: string): void {
    if (operators) this.#parts.push(`q\n${operators}\nQ`);
  }

  get content(): string {
    return this.#parts.join('\n');
  }
}

/** The streams that stand before and after a page's own content: the same for every page that is drawn on. */
export class Frames {
  readonly #update: IncrementalUpdate;
  readonly #after = new Map<string, PdfRef>();
  #before: PdfRef | null = null;

  constructor(update: IncrementalUpdate) {
    this.#update = update;
  }

  around(content: PdfValue, drawing: string): PdfValue[] {
    const own = this.#update.resolve(content);
    const parts = Array.isArray(own) ? own : content === null ? [] : [content];
    this.#before ??= this.#update.add(stream('q\n'));
    const after = this.#after.get(drawing) ?? this.#update.add(stream(`\nQ\nq /${drawing} Do Q\n`));
    this.#after.set(drawing, after);
    return [this.#before, ...parts, after];
  }
}

/** Puts the drawing over the page as one form, which brings its own resources: the page's own stay untouched. */
export function writeCanvas(update: IncrementalUpdate, canvas: PageCanvas, frames: Frames, resources: PdfRef): void {
  const { page } = canvas;
  const form = update.add(
    packedStream(canvas.content, {
      Type: name('XObject'),
      Subtype: name('Form'),
      BBox: [...page.info.cropBox],
      Resources: resources,
    }),
  );
  const own = update.dict(page.inherited('Resources'));
  const xObjects = update.dict(own.get('XObject'));
  const drawing = freeName(xObjects);
  const newest = update.dict(page.ref);
  update.set(
    page.ref,
    newest.with({
      Resources: own.with({ XObject: xObjects.with({ [drawing]: form }) }),
      Contents: frames.around(newest.get('Contents'), drawing),
    }),
  );
}

function freeName(xObjects: PdfDict): string {
  let number = 1;
  while (xObjects.get(`Dojang${number}`) !== null) number += 1;
  return `Dojang${number}`;
}

const stream = (content: string) => new PdfStream(dict({}), Buffer.from(content, 'latin1'));
