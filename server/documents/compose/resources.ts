import { EmbeddedFonts } from '../fonts/embedded-fonts.ts';
import { dict, name, PdfDict, PdfRef } from '../pdf/objects.ts';
import type { ObjectSink } from '../pdf/object-sink.ts';
import type { PreparedImage } from './drawing.types.ts';
import { embedImage } from './images.ts';
import type { ImageOnPage } from './marks.ts';

/** A drawing names a picture that nobody has given. */
export class ImageMissing extends Error {
  override name = 'ImageMissing';
}

/** What all drawings of a document share: fonts, pictures, transparencies. */
export class DrawingResources {
  readonly fonts: EmbeddedFonts;
  readonly ref: PdfRef;
  readonly #sink: ObjectSink;
  readonly #given: ReadonlyMap<string, PreparedImage>;
  readonly #images = new Map<string, { resource: string; ref: PdfRef }>();
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

  /** The name of a state with this opacity; `multiply` lets print shine through. */
  transparency(opacity: number, multiply: boolean): string {
    const key = `${opacity} ${multiply}`;
    const known = this.#states.get(key) ?? this.#addState(opacity, multiply);
    this.#states.set(key, known);
    return known.resource;
  }

  finish(): ReturnType<EmbeddedFonts['finish']> {
    const named = (things: ReadonlyMap<string, { resource: string; ref: PdfRef }>) =>
      new PdfDict([...things.values()].map(({ resource, ref }) => [resource, ref] as const));
    this.#sink.set(
      this.ref,
      dict({ Font: this.fonts.resources(), XObject: named(this.#images), ExtGState: named(this.#states) }),
    );
    return this.fonts.finish();
  }

  #addState(opacity: number, multiply: boolean) {
    const state = { CA: opacity, ca: opacity, BM: name(multiply ? 'Multiply' : 'Normal') };
    return { resource: `G${this.#states.size + 1}`, ref: this.#sink.add(dict(state)) };
  }
}
