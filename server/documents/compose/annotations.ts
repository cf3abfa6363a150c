import { formatNumber as n } from '../pdf/serialize.ts';
import type { PageInfo, Rect } from '../geometry.ts';
import { fromUserSpace } from '../geometry.ts';
import type { Annotation } from './drawing.types.ts';
import { buildImageOperators } from './marks.ts';
import type { DrawingResources } from './resources.ts';
import { buildStrokePath } from './strokes.ts';
import { toUprightBox } from './upright.ts';

export function buildAnnotationOperators(annotation: Annotation, page: PageInfo, resources: DrawingResources): string {
  if (annotation.type === 'STAMP') {
    const rect: Rect = fromUserSpace(annotation.rect, page);
    const box = toUprightBox(rect, { ...page, rotation: annotation.rotation });
    return `${box.matrix}\n${buildImageOperators(resources.image(annotation.bitmapId), box)}`;
  }
  const color = annotation.color.map((part) => n(Math.round((part / 255) * 1000) / 1000)).join(' ');
  if (annotation.type === 'HIGHLIGHT') {
    const state = resources.transparency(annotation.opacity, true);
    return `/${state} gs ${color} rg\n${quads(annotation.quadPoints)}`;
  }
  const state = resources.transparency(annotation.opacity, false);
  const paths = annotation.paths.map((points) => buildStrokePath(points, (x, y) => [x, y]));
  return `/${state} gs ${color} RG 1 J 1 j ${n(annotation.thickness)} w\n${paths.join('\n')}`;
}

/** Draws quadrilaterals from their corners: upper left, upper right, lower left, lower right. */
function quads(points: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at + 7 < points.length; at += 8) {
    const [x1, y1, x2, y2, x3, y3, x4, y4] = points.slice(at, at + 8).map((value) => n(value));
    parts.push(`${x1} ${y1} m ${x2} ${y2} l ${x4} ${y4} l ${x3} ${y3} l h f`);
  }
  return parts.join('\n');
}
