import { TYPED_SIGNATURE_SCALE } from '../../../rules/field-layout.ts';
import { outlineText } from '../fonts/outline-text.ts';
import { findBounds, transformSegment, buildPathOperators } from '../fonts/outline.ts';
import { formatNumber as n } from '../pdf/serialize.ts';
import type { Mark } from './drawing.types.ts';
import { buildSealOperators } from './seal-mark.ts';
import { buildStrokePath } from './strokes.ts';
import { formatMatrixOperator, type UprightBox } from './upright.ts';

const INK = '0.063 0.067 0.094';
const INKS = { BLACK: INK, BLUE: '0.078 0.2 0.6' };

export function buildMarkOperators(mark: Mark, box: UprightBox, image: (fileId: string) => ImageOnPage): string {
  if (mark.kind === 'DRAWN') return drawnOperators(mark, box);
  if (mark.kind === 'TYPED') return typedOperators(mark, box);
  if (mark.kind === 'SEAL')
    return `${formatMatrixOperator(1, 0, 0, 1, box.width / 2, box.height / 2)}\n${buildSealOperators(mark)}`;
  return buildImageOperators(image(mark.fileId), box);
}

export type ImageOnPage = { resource: string; width: number; height: number };

export function buildImageOperators(
  { resource, width, height }: ImageOnPage,
  box: Pick<UprightBox, 'width' | 'height'>,
): string {
  const scale = Math.min(box.width / width, box.height / height);
  const [w, h] = [width * scale, height * scale];
  return `${formatMatrixOperator(w, 0, 0, h, (box.width - w) / 2, (box.height - h) / 2)} /${resource} Do`;
}

function drawnOperators(mark: Extract<Mark, { kind: 'DRAWN' }>, box: UprightBox): string {
  const scale = Math.min(box.width / mark.width, box.height / mark.height);
  const left = (box.width - mark.width * scale) / 2;
  const top = (box.height + mark.height * scale) / 2;
  const strokes = mark.strokes.map(
    ({ points, width }) =>
      `${n(Math.max(0.2, width * scale))} w ${buildStrokePath(points, (x, y) => [left + x * scale, top - y * scale])}`,
  );
  return `${INKS[mark.color ?? 'BLACK']} RG 1 J 1 j\n${strokes.join('\n')}`;
}

function typedOperators(mark: Extract<Mark, { kind: 'TYPED' }>, box: UprightBox): string {
  const shape = outlineText(mark.text, mark.face);
  const bounds = findBounds(shape);
  const [width, height] = [bounds.right - bounds.left, bounds.top - bounds.bottom];
  if (!(width > 0 && height > 0)) return '';
  const scale = Math.min(box.width / width, box.height / height) * TYPED_SIGNATURE_SCALE;
  const dx = (box.width - width * scale) / 2 - bounds.left * scale;
  const dy = (box.height - height * scale) / 2 - bounds.bottom * scale;
  return `${INK} rg\n${buildPathOperators(shape.map((segment) => transformSegment(segment, [scale, 0, 0, scale, dx, dy])))}\nf`;
}
