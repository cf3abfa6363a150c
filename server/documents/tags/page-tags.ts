import { DamagedPdfError } from '../pdf/damage.ts';
import { decodeStream } from '../pdf/flate.ts';
import { PdfStream, type PdfValue } from '../pdf/objects.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';
import { findTags, type FoundTag } from './find-tags.ts';
import { readOperators } from './operators.ts';
import { ShownGlyphs } from './shown-glyphs.ts';
import { mayWriteBrace, readTagFont, type TagFont } from './tag-font.ts';

export type PageTags = { page: PdfPage; tags: FoundTag[]; content: Buffer };

const MAX_CONTENT_BYTES = 16 * 1024 * 1024;
const BRACE = 0x7b;

/** Reads the tags on a file's pages, and each font only once. */
export class TagReader {
  readonly #file: PdfFile;
  readonly #fonts = new Map<object, TagFont | null>();
  readonly #braces = new Map<object, ReturnType<typeof mayWriteBrace>>();

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** Returns a page's tags, or null if it has none. Only parses content if one of the page's fonts has a brace. */
  read(page: PdfPage): PageTags | null {
    const fonts = this.#file.dict(this.#file.dict(page.inherited('Resources')).get('Font')).entries;
    const braces = new Set([...fonts.values()].map((font) => this.#braceOf(font)));
    if (!braces.has('PLAINLY') && !braces.has('CODED')) return null;
    const content = this.#contentOf(page);
    if (!content || content.length > MAX_CONTENT_BYTES) return null;
    if (!braces.has('CODED') && !content.includes(BRACE) && !/7b/i.test(content.toString('latin1'))) return null;
    const operators = readOperators(content);
    if (!operators) return null;
    const shown = new ShownGlyphs((name) => this.#font(fonts.get(name) ?? null));
    for (const operator of operators) shown.run(operator);
    const tags = findTags(shown.glyphs);
    return tags.length === 0 ? null : { page, tags, content };
  }

  #braceOf(value: PdfValue) {
    const dict = this.#file.dict(value);
    const known = this.#braces.get(dict) ?? mayWriteBrace(this.#file, dict);
    this.#braces.set(dict, known);
    return known;
  }

  #font(value: PdfValue): TagFont | null {
    const dict = this.#file.dict(value);
    const known = this.#fonts.get(dict);
    if (known !== undefined) return known;
    const font = readTagFont(this.#file, dict);
    this.#fonts.set(dict, font);
    return font;
  }

  #contentOf({ dict }: PdfPage): Buffer | null {
    const contents = this.#file.resolve(dict.get('Contents'));
    const streams = (Array.isArray(contents) ? contents : [contents]).map((part) => this.#file.resolve(part));
    try {
      const pieces = streams.flatMap((stream) =>
        stream instanceof PdfStream ? [decodeStream(this.#withDirectFilters(stream)), Buffer.from('\n')] : [],
      );
      return Buffer.concat(pieces);
    } catch (error) {
      if (error instanceof DamagedPdfError) return null;
      throw error;
    }
  }

  #withDirectFilters({ dict, bytes }: PdfStream): PdfStream {
    const direct = (key: string) => {
      const found = this.#file.resolve(dict.get(key));
      return Array.isArray(found) ? found.map((item) => this.#file.resolve(item)) : found;
    };
    return new PdfStream(dict.with({ Filter: direct('Filter'), DecodeParms: direct('DecodeParms') }), bytes);
  }
}
