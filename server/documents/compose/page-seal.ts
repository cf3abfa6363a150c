import { formatNumber as n } from '../pdf/serialize.ts';
import type { PageInfo } from '../geometry.ts';
import type { Mark, PageSeal } from './drawing.types.ts';
import { buildMarkOperators } from './marks.ts';
import { buildSealOperators, measureSeal } from './seal-mark.ts';
import type { DrawingResources } from './resources.ts';
import { formatMatrixOperator, toPageBox } from './upright.ts';

/** The most slices per seal. Narrower slices can't be told apart on paper. */
const MAX_PAGES_PER_SEAL = 8;
const ALONG = [0.42, 0.58];

type Slice = { seal: number; index: number; count: number };

/**
 * Lists a page's slices of the page seals (간인), which form whole seals when the pages are fanned out. The page between
 * two seals has a slice of both, so that a missing or added page shows.
 */
export function listPageSealSlices(page: number, pageCount: number): Slice[] {
  if (pageCount < 2) return [];
  const steps = pageCount - 1;
  const seals = Math.ceil(steps / (MAX_PAGES_PER_SEAL - 1));
  const slices: Slice[] = [];
  for (let seal = 0; seal < seals; seal += 1) {
    const first = Math.floor((seal * steps) / seals);
    const last = Math.floor(((seal + 1) * steps) / seals);
    if (page - 1 >= first && page - 1 <= last) slices.push({ seal, index: page - 1 - first, count: last - first + 1 });
  }
  return slices;
}

export function buildPageSealOperators(
  { edge, mark }: PageSeal,
  page: PageInfo,
  pageCount: number,
  resources: DrawingResources,
): string[] {
  const size = sizeOf(mark);
  const drawing = resources.drawing(operatorsOf(mark, resources), Math.max(size.width, size.height));
  const sheet = toPageBox(page);
  return listPageSealSlices(page.number, pageCount).map(({ seal, index, count }) => {
    const along = ALONG[seal % 2] ?? 0.5;
    const [across, length] = edge === 'TOP' ? [size.height, sheet.width] : [size.width, sheet.height];
    const slice = across / count;
    const middle = length * (edge === 'TOP' ? along : 1 - along);
    const half = (edge === 'TOP' ? size.width : size.height) / 2 + 1;
    // Each page's slice touches the edge, and clipping hides the rest of the seal.
    if (edge === 'RIGHT') {
      const centre = sheet.width - slice + size.width / 2 - index * slice;
      return clipped(sheet.matrix, [sheet.width - slice, middle - half, slice, 2 * half], centre, middle, drawing);
    }
    if (edge === 'LEFT') {
      const centre = slice - size.width / 2 + index * slice;
      return clipped(sheet.matrix, [0, middle - half, slice, 2 * half], centre, middle, drawing);
    }
    const centre = sheet.height - slice + size.height / 2 - index * slice;
    return clipped(sheet.matrix, [middle - half, sheet.height - slice, 2 * half, slice], middle, centre, drawing);
  });
}

/** The side of a large seal in points. Images have no size in millimetres, so they use this. */
const BOX = (24 * 72) / 25.4;

const sizeOf = (mark: Mark) => (mark.kind === 'SEAL' ? measureSeal(mark) : { width: BOX, height: BOX });

function operatorsOf(mark: Mark, resources: DrawingResources): string {
  if (mark.kind === 'SEAL') return buildSealOperators(mark);
  const box = { width: BOX, height: BOX, matrix: '' };
  return `${formatMatrixOperator(1, 0, 0, 1, -BOX / 2, -BOX / 2)}\n${buildMarkOperators(mark, box, (fileId) => resources.image(fileId))}`;
}

function clipped(
  matrix: string,
  box: readonly [number, number, number, number],
  x: number,
  y: number,
  drawing: string,
): string {
  return `${matrix}\n${box.map(n).join(' ')} re W n\n${formatMatrixOperator(1, 0, 0, 1, x, y)} /${drawing} Do`;
}
