import { randomBytes } from 'node:crypto';
import type { Box } from '../geometry.ts';
import { applyMatrix, IDENTITY_MATRIX, type Matrix, type Point } from '../pages/matrix.ts';
import { openDocument, saveRepaired } from '../pages/pdfium-document.ts';
import { IncrementalUpdate } from '../pdf/incremental-update.ts';
import { dict, name, PdfDict, PdfStream, type PdfRef, type PdfValue } from '../pdf/objects.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import { formatNumber } from '../pdf/serialize.ts';
import type { Widget } from './form-fields.ts';

/** Draws the widgets' appearances into the pages. Rewriting the file then drops the widgets themselves. */
export function flattenForm(file: PdfFile, widgets: Widget[]): Uint8Array {
  const update = new IncrementalUpdate(file);
  const pages = new Map<PdfPage, Widget[]>();
  for (const widget of widgets) {
    if (widget.isHidden || !widget.appearance) continue;
    pages.set(widget.page, [...(pages.get(widget.page) ?? []), widget]);
  }
  for (const [page, shown] of pages) update.set(page.ref, flattened(update, page, shown));
  return Buffer.concat([file.bytes, ...update.serialize(randomBytes(16)).chunks]);
}

function flattened(update: IncrementalUpdate, page: PdfPage, widgets: Widget[]): PdfDict {
  const { file } = update;
  const drawn = new Map<string, PdfRef>();
  const operators: string[] = [];
  widgets.forEach(({ appearance, box }, index) => {
    const matrix = appearance && placeAppearance(file, appearance, box);
    if (!appearance || !matrix) return;
    const resource = `DojangForm${index}`;
    drawn.set(resource, asFormObject(update, appearance));
    operators.push(`q ${matrix.map(formatNumber).join(' ')} cm /${resource} Do Q`);
  });
  const resources = file.dict(page.inherited('Resources'));
  const objects = file.dict(resources.get('XObject'));
  const before = file.resolve(page.dict.get('Contents'));
  const contents: PdfValue[] = Array.isArray(before) ? before : [page.dict.get('Contents')];
  return page.dict.with({
    Resources: resources.with({ XObject: new PdfDict([...objects.entries, ...drawn]) }),
    // Keeps the page's graphics state, such as a matrix or colour, from affecting the fields.
    Contents: [
      stream(update, 'q\n'),
      ...contents.filter((part) => part !== null),
      stream(update, `\nQ\n${operators.join('\n')}\n`),
    ],
  });
}

const stream = (update: IncrementalUpdate, content: string) =>
  update.add(new PdfStream(dict({}), Buffer.from(content, 'latin1')));

/** Adds the required XObject type, which many appearances lack. */
function asFormObject(update: IncrementalUpdate, ref: PdfRef): PdfRef {
  const value = update.file.resolve(ref);
  if (!(value instanceof PdfStream) || value.dict.get('Subtype') !== null) return ref;
  return update.add(new PdfStream(value.dict.with({ Type: name('XObject'), Subtype: name('Form') }), value.bytes));
}

/** Computes the matrix that fits the appearance's transformed box into the widget's rectangle. */
function placeAppearance(file: PdfFile, ref: PdfRef, [left, bottom, right, top]: Box): Matrix | null {
  const appearance = file.dict(ref);
  const [x0, y0, x1, y1] = numbersOf(file, appearance.get('BBox'));
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return null;
  const [a, b, c, d, e, f] = numbersOf(file, appearance.get('Matrix'));
  const matrix: Matrix =
    a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined
      ? IDENTITY_MATRIX
      : [a, b, c, d, e, f];
  const corners: Point[] = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ];
  const turned = corners.map((corner) => applyMatrix(matrix, corner));
  const [minX, maxX] = [Math.min(...turned.map(([x]) => x)), Math.max(...turned.map(([x]) => x))];
  const [minY, maxY] = [Math.min(...turned.map(([, y]) => y)), Math.max(...turned.map(([, y]) => y))];
  if (maxX - minX <= 0 || maxY - minY <= 0) return null;
  const [sx, sy] = [(right - left) / (maxX - minX), (top - bottom) / (maxY - minY)];
  return [sx, 0, 0, sy, left - minX * sx, bottom - minY * sy];
}

const numbersOf = (file: PdfFile, value: PdfValue) =>
  file.array(value).flatMap((item) => {
    const found = file.resolve(item);
    return typeof found === 'number' ? [found] : [];
  });

const WIDGET = 20;

export async function generateAppearances(bytes: Uint8Array, numbers: ReadonlySet<number>): Promise<Uint8Array> {
  using document = await openDocument(bytes);
  const { pdfium } = document;
  for (let index = 0; index < document.pageCount; index++) {
    document.withPage(index, (page) => {
      const count = pdfium.FPDFPage_GetAnnotCount(page);
      for (let at = 0; at < count; at++) {
        const annotation = pdfium.FPDFPage_GetAnnot(page, at);
        const isWidget = pdfium.FPDFAnnot_GetSubtype(annotation) === WIDGET;
        if (isWidget && numbers.has(pdfium.EPDFAnnot_GetObjectNumber(annotation)))
          pdfium.EPDFAnnot_GenerateFormFieldAP(annotation);
        pdfium.FPDFPage_CloseAnnot(annotation);
      }
    });
  }
  return saveRepaired(document);
}
