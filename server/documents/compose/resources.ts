import { EmbeddedFonts } from '../fonts/embedded-fonts.ts';
import { dict, name, PdfDict, type PdfRef } from '../pdf/objects.ts';
import { packedStream } from '../pdf/packed-stream.ts';
import type { ObjectSink } from '../pdf/object-sink.ts';
import type { PreparedImage } from './drawing.types.ts';
import { embedImage } from './images.ts';
import type { ImageOnPage } from './marks.ts';

/** A drawing names a picture that nobody has given. */
export class ImageMissing extends Error {
  override name = 'ImageMissing';
}

type Named = ReadonlyMap<string, { resource: string; ref: PdfRef }>;

const named = (things: Named) => new PdfDict([...things.values()].map(({ resource, ref }) => [resource, ref] as const));

/** What all drawings of a document share: fonts, pictures, transparencies. */
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
    if (!image) throw new ImageMissing(`no picture ${id}`);
    const known = this.#images.get(id) ?? { resource: `I${this.#images.size + 1}`, ref: embedImage(this.#sink, image) };
    this.#images.set(id, known);
    return { resource: known.resource, width: image.width, height: image.height };
  }

  /** A drawing that stands in many places is written once: around its origin, as far as `reach` in each direction. */
  drawing(operators: string, reach: number): string {
    const known = this.#drawings.get(operators) ?? this.#addDrawing(operators, reach);
    this.#drawings.set(operators, known);
    return known.resource;
  }

  /** The name of a state with this opacity; `multiply` lets print shine through. */
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
    // A drawing shows pictures that were asked for before it was made.
    const Resources = dict(this.#images.size === 0 ? {} : { XObject: named(this.#images) });
    const ref = this.#sink.add(packedStream(operators, { ...entries, Resources }));
    return { resource: `D${this.#drawings.size + 1}`, ref };
  }

  #addState(opacity: number, multiply: boolean) {
    const state = { CA: opacity, ca: opacity, BM: name(multiply ? 'Multiply' : 'Normal') };
    return { resource: `G${this.#states.size + 1}`, ref: this.#sink.add(dict(state)) };
  }
}
