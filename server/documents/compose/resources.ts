import { EmbeddedFonts } from '../fonts/embedded-fonts.ts';
import { dict, name, PdfDict, type PdfRef } from '../pdf/objects.ts';
import { createPackedStream } from '../pdf/packed-stream.ts';
import type { ObjectSink } from '../pdf/object-sink.ts';
import type { PreparedImage } from './drawing.types.ts';
import { embedImage } from './images.ts';
import type { ImageOnPage } from './marks.ts';

export class MissingImageError extends Error {
  override name = 'MissingImageError';
}

type Named = ReadonlyMap<string, { resource: string; ref: PdfRef }>;

const named = (things: Named) => new PdfDict([...things.values()].map(({ resource, ref }) => [resource, ref] as const));

export class DrawingResources {
  readonly fonts: EmbeddedFonts;
  readonly ref: PdfRef;
  readonly #sink: ObjectSink;
  readonly #given: ReadonlyMap<string, PreparedImage>;
  readonly #images = new Map<string, { resource: string; ref: PdfRef }>();
  readonly #drawings = new Map<string, { resource: string; ref: PdfRef }>();
  readonly #states = new Map<string, { resource: string; ref: PdfRef }>();

  constructor(sink: ObjectSink, given: ReadonlyMap<string, PreparedImage>) {
    this.#sink = sink;
    this.#given = given;
    this.fonts = new EmbeddedFonts(sink);
    this.ref = sink.reserve();
  }

  image(id: string): ImageOnPage {
    const image = this.#given.get(id);
    if (!image) throw new MissingImageError(`no picture ${id}`);
    const known = this.#images.get(id) ?? { resource: `I${this.#images.size + 1}`, ref: embedImage(this.#sink, image) };
    this.#images.set(id, known);
    return { resource: known.resource, width: image.width, height: image.height };
  }

  /**
   * Registers a repeated drawing, so that it is written only once. It is centred on the origin and extends at most
   * `reach` in each direction.
   */
  drawing(operators: string, reach: number): string {
    const known = this.#drawings.get(operators) ?? this.#addDrawing(operators, reach);
    this.#drawings.set(operators, known);
    return known.resource;
  }

  /** Returns the name of a graphics state with this opacity. With `multiply`, the text below shows through. */
  transparency(opacity: number, multiply: boolean): string {
    const key = `${opacity} ${multiply}`;
    const known = this.#states.get(key) ?? this.#addState(opacity, multiply);
    this.#states.set(key, known);
    return known.resource;
  }

  finish(): ReturnType<EmbeddedFonts['finish']> {
    this.#sink.set(
      this.ref,
      dict({
        Font: this.fonts.resources(),
        XObject: new PdfDict([...named(this.#images).entries, ...named(this.#drawings).entries]),
        ExtGState: named(this.#states),
      }),
    );
    return this.fonts.finish();
  }

  #addDrawing(operators: string, reach: number) {
    const entries = { Type: name('XObject'), Subtype: name('Form'), BBox: [-reach, -reach, reach, reach] };
    // Lists only the images requested before the form was written.
    const Resources = dict(this.#images.size === 0 ? {} : { XObject: named(this.#images) });
    const ref = this.#sink.add(createPackedStream(operators, { ...entries, Resources }));
    return { resource: `D${this.#drawings.size + 1}`, ref };
  }

  #addState(opacity: number, multiply: boolean) {
    const state = { CA: opacity, ca: opacity, BM: name(multiply ? 'Multiply' : 'Normal') };
    return { resource: `G${this.#states.size + 1}`, ref: this.#sink.add(dict(state)) };
  }
}
