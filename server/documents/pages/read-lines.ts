import { joinDottedLines } from './dotted-lines.ts';
import { concatMatrices, IDENTITY_MATRIX, type Matrix, type Point } from './matrix.ts';
import { extractShapes, type DrawnLine, type DrawnRect, type Paint, type Segment } from './page-paths.ts';
import { readNumbers, type Pdfium } from './pdfium.ts';
import type { PdfiumDocument } from './pdfium-document.ts';

export type PageLines = {
  lines: DrawnLine[];
  rects: DrawnRect[];
  /** True if the page exceeds a limit. */
  truncated: boolean;
};

const MAX_OBJECTS = 50_000;
const MAX_SEGMENTS = 200_000;
const MAX_FORM_DEPTH = 12;
const MIN_LENGTH = 3;
const PATH = 2;
const FORM = 5;
const KINDS: Partial<Record<number, Segment['kind']>> = { 0: 'LINE', 1: 'CURVE', 2: 'MOVE' };

/** Reads the lines and rectangles of a page, including its form XObjects, in user space. */
export const readLines = (document: PdfiumDocument, index: number): PageLines =>
  document.withPage(index, (page) => new LineReader(document.pdfium).readPage(page));

/** Returns whether the line counts on its own. Shorter ones only count as part of a dotted line. */
const isLong = ({ box }: DrawnLine) => Math.max(box[2] - box[0], box[3] - box[1]) >= MIN_LENGTH;

class LineReader {
  readonly #pdfium: Pdfium;
  readonly #found: PageLines = { lines: [], rects: [], truncated: false };
  #objects = 0;
  #segments = 0;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
  }

  readPage(page: number): PageLines {
    const count = this.#pdfium.FPDFPage_CountObjects(page);
    for (let index = 0; index < count && this.#mayRead(); index++)
      this.#read(this.#pdfium.FPDFPage_GetObject(page, index), IDENTITY_MATRIX, 0);
    const { lines } = this.#found;
    return { ...this.#found, lines: [...lines.filter(isLong), ...joinDottedLines(lines)] };
  }

  #mayRead() {
    this.#objects += 1;
    if (this.#objects > MAX_OBJECTS || this.#segments > MAX_SEGMENTS) this.#found.truncated = true;
    return !this.#found.truncated;
  }

  #read(object: number, outer: Matrix, depth: number) {
    const kind = this.#pdfium.FPDFPageObj_GetType(object);
    if (kind === PATH) this.#readPath(object, concatMatrices(this.#matrixOf(object), outer));
    if (kind !== FORM) return;
    if (depth === MAX_FORM_DEPTH) {
      this.#found.truncated = true;
      return;
    }
    const matrix = concatMatrices(this.#matrixOf(object), outer);
    const count = this.#pdfium.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && this.#mayRead(); index++)
      this.#read(this.#pdfium.FPDFFormObj_GetObject(object, index), matrix, depth + 1);
  }

  #readPath(path: number, matrix: Matrix) {
    const paint = this.#paintOf(path, matrix);
    if (!paint) return;
    const { lines, rects } = extractShapes(this.#segmentsOf(path), matrix, paint);
    this.#found.lines.push(...lines);
    this.#found.rects.push(...rects);
  }

  #matrixOf(object: number): Matrix {
    const [a, b, c, d, e, f] =
      readNumbers(this.#pdfium, 'float', 6, (at) => this.#pdfium.FPDFPageObj_GetMatrix(object, at ?? 0)) ??
      IDENTITY_MATRIX;
    return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
  }

  /** Returns how the path is painted, or null if it is invisible. */
  #paintOf(path: number, matrix: Matrix): Paint | null {
    const mode = readNumbers(this.#pdfium, 'int', 2, (fill = 0, stroke = 0) =>
      this.#pdfium.FPDFPath_GetDrawMode(path, fill, stroke),
    );
    const filled = mode?.[0] !== 0;
    const stroked = mode?.[1] !== 0;
    const fill = filled ? this.#colourOf(path, 'fill') : null;
    const stroke =
      stroked && this.#colourOf(path, 'stroke') !== null ? { width: this.#strokeWidthOf(path, matrix) } : null;
    return fill === null && stroke === null ? null : { fill, stroke };
  }

  #colourOf(path: number, of: 'fill' | 'stroke'): number | null {
    const ask = of === 'fill' ? this.#pdfium.FPDFPageObj_GetFillColor : this.#pdfium.FPDFPageObj_GetStrokeColor;
    const [red, green, blue, alpha] =
      readNumbers(this.#pdfium, 'int', 4, (r = 0, g = 0, b = 0, a = 0) => ask(path, r, g, b, a)) ?? [];
    return red === undefined || green === undefined || blue === undefined || alpha === 0
      ? null
      : (red << 16) | (green << 8) | blue;
  }

  #strokeWidthOf(path: number, [a, b, c, d]: Matrix) {
    const [width = 0] =
      readNumbers(this.#pdfium, 'float', 1, (at) => this.#pdfium.FPDFPageObj_GetStrokeWidth(path, at ?? 0)) ?? [];
    return width * Math.sqrt(Math.abs(a * d - b * c));
  }

  #segmentsOf(path: number): Segment[] {
    const count = Math.min(this.#pdfium.FPDFPath_CountSegments(path), MAX_SEGMENTS - this.#segments);
    const segments: Segment[] = [];
    for (let index = 0; index < count; index++) {
      const segment = this.#pdfium.FPDFPath_GetPathSegment(path, index);
      const kind = KINDS[this.#pdfium.FPDFPathSegment_GetType(segment)];
      const point = this.#pointOf(segment);
      if (kind && point) segments.push({ kind, point, close: this.#pdfium.FPDFPathSegment_GetClose(segment) });
    }
    this.#segments += Math.max(0, count);
    return segments;
  }

  #pointOf(segment: number): Point | null {
    const [x, y] =
      readNumbers(this.#pdfium, 'float', 2, (atX = 0, atY = 0) =>
        this.#pdfium.FPDFPathSegment_GetPoint(segment, atX, atY),
      ) ?? [];
    return x === undefined || y === undefined ? null : [x, y];
  }
}
