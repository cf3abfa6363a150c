import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { EmbeddedFonts } from '../../fonts/embedded-fonts.ts';
import { findGlyph, type Face } from '../../fonts/faces.ts';
import { NewPdf } from '../../pdf/new-pdf.ts';
import { dict, name, PdfDict, PdfStream, type PdfRef } from '../../pdf/objects.ts';
import { addImage, DamagedImageError, TooManyPixelsError } from '../image-object.ts';
import { MAX_PIXELS } from '../words.ts';

export type PlacedImage = { resource: string; width: number; height: number; hasInk: boolean };

/**
 * Replaces characters that none of our fonts have, because a gap would look like a space. Korean printers use it for a
 * missing type; □ would look like a checkbox.
 */
const MISSING_GLYPH = '〓';
/** Characters with a colourful picture instead of a shape, and the plain ones that mean the same. */
const PLAIN_SHAPES: Readonly<Record<string, string>> = {
  '✅': '☑',
  '❎': '☒',
  '✨': '※',
  '❔': '?',
  '❕': '!',
  '➕': '+',
  '➖': '−',
  '➗': '÷',
};
const VECTOR_DENSITY = 192;
const PACKING_LEVEL = 3;

export class HangulResources {
  readonly pdf = new NewPdf();
  readonly fonts = new EmbeddedFonts(this.pdf, { fullWidth: true });
  readonly dict = this.pdf.reserve();
  hasMissingGlyphs = false;
  readonly #images = new Map<string, (PlacedImage & { ref: PdfRef }) | null>();
  readonly #opacities = new Map<number, PdfRef>();

  /** Returns the text with characters that can be printed, and remembers whether any had to be replaced. */
  toPrintable(text: string, face: Face): string {
    return Array.from(text, (character) => {
      const shape = PLAIN_SHAPES[character] ?? character;
      if (findGlyph(face, shape.codePointAt(0) ?? 0)) return shape;
      this.hasMissingGlyphs = true;
      return MISSING_GLYPH;
    }).join('');
  }

  image(href: string): PlacedImage | null {
    return this.#images.get(href) ?? null;
  }

  /** Loads an image before its page is drawn. An unreadable image leaves its area empty. */
  async loadImage(href: string): Promise<void> {
    if (this.#images.has(href)) return;
    const [, type, data] = /^data:([\w/+.-]+);base64,([\s\S]*)$/.exec(href) ?? [];
    if (type === undefined || data === undefined) return void this.#images.set(href, null);
    try {
      const bytes = Buffer.from(data, 'base64');
      const picture = type === 'image/svg+xml' ? await rasterised(bytes) : bytes;
      const { ref, width, height } = await addImage(this.pdf, picture);
      const resource = `Im${this.#images.size + 1}`;
      this.#images.set(href, { resource, ref, width, height, hasInk: await hasInk(picture) });
    } catch (error) {
      if (!(error instanceof DamagedImageError) && !(error instanceof TooManyPixelsError)) throw error;
      this.#images.set(href, null);
    }
  }

  opacity(value: number): string {
    const key = Math.round(value * 100) / 100;
    if (!this.#opacities.has(key))
      this.#opacities.set(key, this.pdf.add(dict({ Type: name('ExtGState'), ca: key, CA: key })));
    return opacityName(key);
  }

  addContent(content: string): PdfRef {
    const bytes = deflateSync(Buffer.from(content, 'latin1'), { level: PACKING_LEVEL });
    return this.pdf.add(new PdfStream(dict({ Filter: name('FlateDecode') }), bytes));
  }

  finish(): void {
    this.fonts.finish();
    const images = [...this.#images.values()].flatMap((image) => (image ? [[image.resource, image.ref] as const] : []));
    const opacities = [...this.#opacities].map(([key, ref]) => [opacityName(key), ref] as const);
    this.pdf.set(
      this.dict,
      dict({ Font: this.fonts.resources(), XObject: new PdfDict(images), ExtGState: new PdfDict(opacities) }),
    );
  }
}

const NEARLY_WHITE = 245;

/** Returns whether the image isn't blank, as the previews of embedded objects often are. */
async function hasInk(picture: Buffer): Promise<boolean> {
  const small = sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'none' })
    .flatten({ background: '#fff' })
    .resize(32, 32);
  return (await small.raw().toBuffer()).some((value) => value < NEARLY_WHITE);
}

const opacityName = (key: number) => `GS${Math.round(key * 100)}`;

async function rasterised(svg: Buffer): Promise<Buffer> {
  try {
    return await sharp(svg, { density: VECTOR_DENSITY, limitInputPixels: 20_000_000 }).png().toBuffer();
  } catch (error) {
    throw new DamagedImageError('The drawing within the document cannot be drawn.', { cause: error });
  }
}
