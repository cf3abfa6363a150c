import { concatMatrices, IDENTITY_MATRIX, type Matrix } from '../../pages/matrix.ts';
import { formatNumber } from '../../pdf/serialize.ts';
import type { FieldsByColour } from './click-here-fields.ts';
import { FieldPlaces, type FieldPlace } from './field-places.ts';
import type { HangulResources } from './hangul-resources.ts';
import { toPathOperators, toPathSteps } from './svg-shapes.ts';
import { readNumberAttribute, parseNumbers, UnreadableSvgError, type SvgElement } from './svg-reader.ts';
import { getOpacity, readColour, readFontFace, readTransform, type Colour } from './svg-style.ts';
import { TextRuns } from './text-runs.ts';

export type DrawnPage = {
  width: number;
  height: number;
  content: string;
  /** The drawn characters without spaces, for comparing with the PDF. */
  characters: string;
  hasInk: boolean;
  fields: FieldPlace[];
};

const POINTS_PER_PX = 0.75;
/** The distance from a glyph's vertical centre down to the baseline, as a fraction of the font size. */
const CENTRAL = 0.35;
const ITALIC: Matrix = [1, 0, 0.21, 1, 0, 0];
/** The ids of the clips that rhwp uses for table cells. */
const CELL_CLIP = 'cell-clip-';
const MIN_STRETCH = 0.3;
const MAX_STRETCH = 1.2;

const placeOf = (column: number, row: number) => row * 65_536 + column;
const short = (value: number) => formatNumber(Math.round(value * 1000) / 1000);

export class SvgPage {
  readonly #resources: HangulResources;
  readonly #named = new Map<string, SvgElement>();
  readonly #lines: string[] = [];
  readonly #runs = new TextRuns((operators) => this.#lines.push(operators));
  readonly #page: { width: number; height: number };
  readonly #noted = new Map<string, Set<number>>();
  readonly #fields: FieldPlaces;
  #characters = '';
  #hasInk = false;
  /** Maps the current group's coordinates to the page. */
  #matrix: Matrix = IDENTITY_MATRIX;

  constructor(svg: SvgElement, resources: HangulResources, fields: FieldsByColour = new Map()) {
    this.#resources = resources;
    this.#fields = new FieldPlaces(fields);
    const [, , boxWidth, boxHeight] = parseNumbers(svg.attributes.get('viewBox') ?? '');
    this.#page = {
      width: boxWidth ?? readNumberAttribute(svg, 'width'),
      height: boxHeight ?? readNumberAttribute(svg, 'height'),
    };
    if (!(this.#page.width > 0 && this.#page.height > 0)) throw new UnreadableSvgError('a page without a size');
  }

  async draw(svg: SvgElement): Promise<DrawnPage> {
    await this.#prepare(svg);
    const [width, height] = [this.#page.width * POINTS_PER_PX, this.#page.height * POINTS_PER_PX];
    this.#lines.push(`${POINTS_PER_PX} 0 0 -${POINTS_PER_PX} 0 ${short(height)} cm`);
    for (const child of svg.children) this.#element(child);
    this.#runs.flush();
    return {
      width,
      height,
      content: this.#lines.join('\n'),
      characters: this.#characters,
      hasInk: this.#hasInk,
      fields: this.#fields.places(POINTS_PER_PX),
    };
  }

  async #prepare(element: SvgElement): Promise<void> {
    const id = element.attributes.get('id');
    if (id !== undefined) this.#named.set(id, element);
    const href = hrefOf(element);
    if (element.name === 'image' && href !== undefined) await this.#resources.loadImage(href);
    for (const child of element.children) await this.#prepare(child);
  }

  #element(element: SvgElement): void {
    switch (element.name) {
      case 'g':
        return this.#group(element, readTransform(element.attributes.get('transform')));
      case 'svg':
        return this.#nested(element);
      case 'text':
        return this.#text(element);
      case 'image':
        return this.#image(element);
      case 'defs':
      case 'clipPath':
      case 'pattern':
      case 'linearGradient':
      case 'radialGradient':
      case 'style':
      case 'title':
      case 'desc':
        return undefined;
      default:
        return this.#shape(element);
    }
  }

  #group(element: SvgElement, matrix: Matrix): void {
    const outer = this.#matrix;
    this.#matrix = concatMatrices(matrix, outer);
    this.#runs.flush();
    this.#lines.push('q');
    if (matrix !== IDENTITY_MATRIX) this.#lines.push(`${matrix.map(formatNumber).join(' ')} cm`);
    const clip = /^url\(#(.+)\)$/.exec(element.attributes.get('clip-path') ?? '')?.[1];
    const shapes = (clip === undefined ? undefined : this.#named.get(clip))?.children ?? [];
    if (shapes.length > 0)
      this.#lines.push(`${shapes.map((shape) => toPathOperators(toPathSteps(shape))).join('\n')} W n`);
    const cell = clip?.startsWith(CELL_CLIP) ? shapes[0] : undefined;
    if (cell) this.#fields.openCell(cell, this.#matrix);
    for (const child of element.children) this.#element(child);
    if (cell) this.#fields.closeCell();
    this.#runs.flush();
    this.#lines.push('Q');
    this.#matrix = outer;
  }

  #nested(element: SvgElement): void {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((key) => readNumberAttribute(element, key));
    const [left = 0, top = 0, boxWidth = width, boxHeight = height] = parseNumbers(
      element.attributes.get('viewBox') ?? '',
    );
    if (!width || !height || !boxWidth || !boxHeight) return;
    let [sx, sy] = [width / boxWidth, height / boxHeight];
    if (element.attributes.get('preserveAspectRatio') !== 'none') sx = sy = Math.min(sx, sy);
    this.#runs.flush();
    this.#lines.push(`q ${[x, y, width, height].map((side) => short(side ?? 0)).join(' ')} re W n`);
    this.#group(element, [sx, 0, 0, sy, (x ?? 0) - left * sx, (y ?? 0) - top * sy]);
    this.#lines.push('Q');
  }

  #shape(element: SvgElement): void {
    const steps = toPathSteps(element);
    const fill = element.name === 'line' ? null : readColour(element.attributes.get('fill') ?? 'black', this.#named);
    const stroke = readColour(element.attributes.get('stroke'), this.#named);
    const width = readNumberAttribute(element, 'stroke-width', 1);
    const strokes = stroke !== null && width > 0;
    if (steps.length === 0 || (!fill && !strokes) || this.#isPaper(element, fill, strokes)) return;
    this.#runs.flush();
    this.#hasInk ||= isInk(fill) || (strokes && isInk(stroke));
    // A rectangle without an outline is a cell's background, which doesn't count as content.
    if (strokes || element.name !== 'rect') this.#fields.noteContent();
    const matrix = readTransform(element.attributes.get('transform'));
    const dashes = parseNumbers(element.attributes.get('stroke-dasharray') ?? '');
    this.#lines.push(
      [
        'q',
        matrix === IDENTITY_MATRIX ? '' : `${matrix.map(formatNumber).join(' ')} cm`,
        this.#opacity(element, fill ? 'fill' : 'stroke'),
        fill ? `${fill.map(short).join(' ')} rg` : '',
        strokes ? `${stroke.map(short).join(' ')} RG ${short(width)} w` : '',
        strokes && dashes.some((dash) => dash > 0) ? `[${dashes.map(short).join(' ')}] 0 d` : '',
        toPathOperators(steps),
        fill && strokes ? 'B' : fill ? 'f' : 'S',
        'Q',
      ]
        .filter((operator) => operator !== '')
        .join(' '),
    );
  }

  /** Returns whether the element is the page's white background, which doesn't count as content. */
  #isPaper(element: SvgElement, fill: Colour | null, strokes: boolean) {
    if (element.name !== 'rect' || strokes || isInk(fill) || this.#lines.length > 1) return false;
    return (
      readNumberAttribute(element, 'width') >= this.#page.width - 1 &&
      readNumberAttribute(element, 'height') >= this.#page.height - 1
    );
  }

  #opacity(element: SvgElement, of: 'fill' | 'stroke') {
    const opacity = getOpacity(element, of);
    return opacity === 1 ? '' : `/${this.#resources.opacity(opacity)} gs`;
  }

  #image(element: SvgElement): void {
    const image = this.#resources.image(hrefOf(element) ?? '');
    let [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((key) =>
      readNumberAttribute(element, key),
    );
    if (!image || width <= 0 || height <= 0) return;
    if (element.attributes.get('preserveAspectRatio') !== 'none') {
      const scale = Math.min(width / image.width, height / image.height);
      x += (width - image.width * scale) / 2;
      y += (height - image.height * scale) / 2;
      [width, height] = [image.width * scale, image.height * scale];
    }
    this.#runs.flush();
    this.#fields.noteContent();
    this.#hasInk ||= image.hasInk;
    const placed: Matrix = [width, 0, 0, -height, x, y + height];
    const matrix = concatMatrices(placed, readTransform(element.attributes.get('transform')));
    const opacity = this.#opacity(element, 'fill');
    this.#lines.push(`q ${opacity} ${matrix.map(formatNumber).join(' ')} cm /${image.resource} Do Q`);
  }

  /**
   * Records a character only once if it is drawn twice in a place. Hangul draws the shadow of a character a pixel below
   * and to the right of it, and the extracted text of a PDF contains such a pair once.
   */
  #note(text: string, [, , , , x, y]: Matrix) {
    const places = this.#noted.get(text) ?? new Set();
    this.#noted.set(text, places);
    const [column, row] = [Math.round(x), Math.round(y)];
    const near = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => placeOf(column + right, row + down)));
    if (!near.some((place) => places.has(place))) this.#characters += text;
    places.add(placeOf(column, row));
  }

  #text(element: SvgElement): void {
    const fill = readColour(element.attributes.get('fill') ?? 'black', this.#named);
    const opacity = getOpacity(element, 'fill');
    const size = readNumberAttribute(element, 'font-size', 16);
    const face = readFontFace(element);
    const text = this.#resources.toPrintable(element.text.normalize('NFC').replace(/[\p{Cc}\p{Cf}]/gu, ''), face);
    if (!fill || opacity === 0 || size <= 0 || text === '') return;
    const runs = Array.from(text).flatMap((character) => this.#resources.fonts.runs(character, face, 1000));
    const natural = runs.reduce((sum, { width }) => sum + width, 0) / 1000;
    const wanted = readNumberAttribute(element, 'textLength');
    // A glyph much narrower than its area is centred, because more stretching would make it look bold.
    const fitting = wanted > 0 && natural > 0 ? wanted / (natural * size) : 1;
    const squeeze = Math.min(MAX_STRETCH, Math.max(MIN_STRETCH, fitting));
    const width = natural * size * squeeze;
    let x = readNumberAttribute(element, 'x') - width * anchorOf(element) + Math.max(0, wanted - width) / 2;
    const y =
      readNumberAttribute(element, 'y') +
      (element.attributes.get('dominant-baseline') === 'central' ? size * CENTRAL : 0);
    const transform = readTransform(element.attributes.get('transform'));
    if (this.#fields.take(element, { text, x, y, width, size }, concatMatrices(transform, this.#matrix))) return;
    if (text.trim() !== '') this.#fields.noteContent();
    const paint = `${this.#opacity(element, 'fill')} ${fill.map(short).join(' ')} rg `.trimStart();
    const restored = opacity === 1 ? paint : `/${this.#resources.opacity(1)} gs `;
    for (const { resource, codes, width: advance } of runs) {
      const upright: Matrix = [1, 0, 0, -1, x, y];
      const own = element.attributes.get('font-style') === 'italic' ? concatMatrices(ITALIC, upright) : upright;
      this.#runs.add({ resource, codes, advance, size, matrix: concatMatrices(own, transform), squeeze, paint });
      x += (advance / 1000) * size * squeeze;
    }
    if (restored !== paint) {
      this.#runs.flush();
      this.#lines.push(restored);
    }
    this.#note(text.replace(/\s/gu, ''), concatMatrices([1, 0, 0, 1, readNumberAttribute(element, 'x'), y], transform));
    this.#hasInk ||= isInk(fill) && text.trim() !== '';
  }
}

const hrefOf = ({ attributes }: SvgElement) => attributes.get('href') ?? attributes.get('xlink:href');

const isInk = (colour: Colour | null) => colour !== null && colour.some((part) => part < 0.95);

function anchorOf({ attributes }: SvgElement) {
  const anchor = attributes.get('text-anchor');
  return anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0;
}
