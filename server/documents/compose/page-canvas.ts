import { dict, name, PdfStream, type PdfDict, type PdfRef } from '../pdf/objects.ts';
import type { IncrementalUpdate } from '../pdf/incremental-update.ts';
import { createPackedStream } from '../pdf/packed-stream.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import { isolateContent } from './page-content.ts';
import type { PlainPages } from './plain-pages.ts';

export class PageCanvas {
  readonly page: PdfPage;
  readonly #parts: string[] = [];

  constructor(page: PdfPage) {
    this.page = page;
  }

  /** Adds a drawing that can't affect the graphics state of the next one. */
  draw(operators: string): void {
    if (operators) this.#parts.push(`q\n${operators}\nQ`);
  }

  get content(): string {
    return this.#parts.join('\n');
  }
}

/** The streams around a page's own content, shared by all pages. */
export class FrameStreams {
  readonly #update: IncrementalUpdate;
  readonly #made = new Map<string, PdfRef>();

  constructor(update: IncrementalUpdate) {
    this.#update = update;
  }

  before(): PdfRef {
    return this.#stream('q\n');
  }

  after(drawing: string): PdfRef {
    return this.#stream(`\nQ\nq /${drawing} Do Q\n`);
  }

  /** Replaces a page's content with two forms: the original content and our drawing. */
  instead(content: string, drawing: string): PdfRef {
    return this.#stream(`q /${content} Do Q\nq /${drawing} Do Q\n`);
  }

  #stream(operators: string): PdfRef {
    const made =
      this.#made.get(operators) ?? this.#update.add(new PdfStream(dict({}), Buffer.from(operators, 'latin1')));
    this.#made.set(operators, made);
    return made;
  }
}

/** Draws on the page through a form XObject, whose resources are separate from the page's. */
export function writeCanvas(
  update: IncrementalUpdate,
  canvas: PageCanvas,
  { frames, resources, plainPages }: { frames: FrameStreams; resources: PdfRef; plainPages: PlainPages },
): void {
  const { page } = canvas;
  const form = update.add(
    createPackedStream(canvas.content, {
      Type: name('XObject'),
      Subtype: name('Form'),
      BBox: [...page.info.cropBox],
      Resources: resources,
    }),
  );
  const own = update.dict(page.inherited('Resources'));
  const xObjects = update.dict(own.get('XObject'));
  const drawing = freeName(xObjects, 'Dojang');
  const newest = update.dict(page.ref);
  const content = isolateContent(update, newest.get('Contents'), plainPages.has(page.info.number));
  if (content.isPlain) {
    const Contents = [frames.before(), ...content.parts, frames.after(drawing)];
    update.set(
      page.ref,
      newest.with({ Resources: own.with({ XObject: xObjects.with({ [drawing]: form }) }), Contents }),
    );
    return;
  }
  // At the end of a form, viewers close whatever its content left open.
  const entries = { Type: name('XObject'), Subtype: name('Form'), BBox: [...page.info.cropBox], Resources: own };
  const contained = update.add(new PdfStream(content.stream.dict.with(entries), content.stream.bytes));
  const base = freeName(xObjects, 'Base');
  update.set(
    page.ref,
    newest.with({
      Resources: own.with({ XObject: xObjects.with({ [base]: contained, [drawing]: form }) }),
      Contents: frames.instead(base, drawing),
    }),
  );
}

function freeName(xObjects: PdfDict, prefix: string): string {
  let number = 1;
  while (xObjects.get(`${prefix}${number}`) !== null) number += 1;
  return `${prefix}${number}`;
}
