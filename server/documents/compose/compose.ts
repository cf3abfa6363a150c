import type { IncrementalUpdate } from '../pdf/incremental-update.ts';
import { buildAnnotationOperators } from './annotations.ts';
import type { Composition } from './drawing.types.ts';
import { drawField } from './fields.ts';
import { buildFooterOperators } from './footer.ts';
import { FrameStreams, PageCanvas, writeCanvas } from './page-canvas.ts';
import { buildPageSealOperators } from './page-seal.ts';
import type { PlainPages } from './plain-pages.ts';
import { findUnprintable, UnprintableCharactersError } from './printable.ts';
import { checkDrawnText } from './read-back.ts';
import { DrawingResources } from './resources.ts';
import type { DrawnText } from './text.ts';
import { buildWatermarkOperators } from './watermark.ts';

const NO_PAGES: PlainPages = new Set();
const NO_IMAGES: NonNullable<Composition['images']> = new Map();

export type CompositionResult = {
  /** The indexes of fields whose text overflows even in the smallest size. It is still drawn in full. */
  overflowing: number[];
};

/** Draws all values. Pages without values aren't read or written, and the content of `plainPages` isn't parsed. */
export function drawComposition(
  update: IncrementalUpdate,
  composition: Composition,
  plainPages: PlainPages = NO_PAGES,
): CompositionResult {
  const unprintable = findUnprintable(composition);
  if (unprintable.length > 0) throw new UnprintableCharactersError(unprintable);
  const { file } = update;
  const resources = new DrawingResources(update, composition.images ?? NO_IMAGES);
  const canvases = new Map<number, PageCanvas>();
  const drawn: DrawnText[] = [];
  const record = (text: DrawnText) => drawn.push(text);
  const canvasOf = (number: number) => {
    const known = canvases.get(number);
    if (known) return known;
    const made = new PageCanvas(file.page(number));
    canvases.set(number, made);
    return made;
  };

  for (const annotation of composition.annotations ?? []) {
    const canvas = canvasOf(annotation.pageIndex + 1);
    canvas.draw(buildAnnotationOperators(annotation, canvas.page.info, resources));
  }
  const overflowing: number[] = [];
  composition.fields.forEach((field, index) => {
    const canvas = canvasOf(field.page);
    const { operators, overflows } = drawField(field, canvas.page.info, resources, record);
    canvas.draw(operators);
    if (overflows) overflowing.push(index);
  });
  const { pageSeal, footer, watermark } = composition;
  if (pageSeal || footer || watermark) {
    const pages = file.pages();
    for (const page of pages) {
      const canvas = canvases.get(page.info.number) ?? new PageCanvas(page);
      canvases.set(page.info.number, canvas);
      if (footer) canvas.draw(buildFooterOperators(footer, page.info, pages.length, resources.fonts, record));
      if (watermark)
        canvas.draw(buildWatermarkOperators(watermark, page.info, { fonts: resources.fonts, resources }, record));
      if (pageSeal)
        for (const part of buildPageSealOperators(pageSeal, page.info, pages.length, resources)) canvas.draw(part);
    }
  }

  const parts = { frames: new FrameStreams(update), resources: resources.ref, plainPages };
  for (const canvas of canvases.values()) if (canvas.content) writeCanvas(update, canvas, parts);
  checkDrawnText(drawn, resources.finish());
  return { overflowing };
}
