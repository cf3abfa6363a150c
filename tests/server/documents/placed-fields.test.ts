import { afterAll, describe, expect, it } from 'vitest';
import { toDisplayRect, getDisplaySize, toStoredRect, type Rect } from '../../../rules/page-geometry.ts';
import type { Mark } from '../../../server/documents/compose/drawing.types.ts';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import { draw, field, inkOf, numbers, pageOf } from '../../support/documents/drawing.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';

const engine = createDocumentEngine();
afterAll(() => engine.close());

/** A pixel is a third of a point, so half a point is noticeable. */
const ACROSS = 1860;
const STROKE = 2;
const SHAPES = [0, 90, 180, 270].flatMap((rotate) =>
  ([undefined, [37, 51, 480, 760]] as const).map((cropBox) => ({ rotate, cropBox })),
);

/** A frame whose ink reaches the edges of its box. */
const frame = (width: number, height: number): Mark => {
  const [near, right, low] = [STROKE / 2, width - STROKE / 2, height - STROKE / 2];
  const points = [near, near, right, near, right, low, near, low, near, near];
  const sides = [0, 2, 4, 6].map((at) => ({ points: points.slice(at, at + 4), width: STROKE }));
  return { kind: 'DRAWN', width, height, strokes: sides };
};
/** Rounds a rectangle as the editor stores it: to a hundredth of a point, through JSON. */
const kept = ({ x, y, width, height }: Rect): Rect => {
  const [left, top, w, h] = [x, y, width, height].map((value) => Math.round(value * 100) / 100);
  return JSON.parse(JSON.stringify({ x: left, y: top, width: w, height: h }));
};

describe.each(SHAPES)('a field on a page turned by $rotate with the crop box $cropBox', ({ rotate, cropBox }) => {
  const empty = samplePdf({ rotate, text: () => ' ', ...(cropBox && { cropBox: [...cropBox] }) });
  const page = pageOf(empty);

  it('is drawn where it was placed, at any zoom, to half a point', async () => {
    const random = numbers(rotate + (cropBox ? 7 : 1));
    const size = getDisplaySize(page);
    for (let round = 0; round < 2; round += 1) {
      const zoom = 0.5 + random() * 3.5;
      const [width, height] = [30 + random() * 150, 20 + random() * 90];
      const placed = { x: random() * (size.width - width), y: random() * (size.height - height), width, height };
      const onScreen = { x: placed.x * zoom, y: placed.y * zoom, width: width * zoom, height: height * zoom };
      const stored = kept(toStoredRect(onScreen, page, zoom));
      const drawn = draw(empty, { fields: [field(1, stored, frame(width, height), 'SIGNATURE')] });
      const ink = toDisplayRect(await inkOf(engine, drawn, empty, page, ACROSS), page);
      const off = [
        ink.x - placed.x,
        ink.y - placed.y,
        ink.x + ink.width - placed.x - width,
        ink.y + ink.height - placed.y - height,
      ];
      expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(0.5);
    }
  });
});
