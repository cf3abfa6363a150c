import { splitGraphemes } from '../../../rules/graphemes.ts';
import type { Face } from '../fonts/faces.ts';
import { outlineText } from '../fonts/outline-text.ts';
import { findBounds, transformSegment, buildPathOperators, type Segment } from '../fonts/outline.ts';
import { formatNumber as n } from '../pdf/serialize.ts';
import type { SealMark } from './drawing.types.ts';

const POINTS_PER_MM = 72 / 25.4;
/** Vermilion, the colour of Korean seal ink (인주). */
const VERMILION = '0.816 0.227 0.114';
const OVAL = 1.3;
/** The length of Bézier handles that approximate a circle, as a fraction of its radius. */
const ROUND = 0.552_285;

type Cell = { x: number; y: number; width: number; height: number };

/** Returns a seal's size in points. It doesn't depend on the size of the page. */
export function measureSeal({ shape, sizeMm }: SealMark): { width: number; height: number } {
  const width = sizeMm * POINTS_PER_MM;
  return { width, height: shape === 'OVAL' ? width * OVAL : width };
}

const drawn = new Map<string, string>();
const MAX_KEPT = 200;

export function buildSealOperators(mark: SealMark): string {
  const key = JSON.stringify(mark);
  const known = drawn.get(key);
  if (known) return known;
  const made = draw(mark);
  if (drawn.size >= MAX_KEPT) drawn.clear();
  drawn.set(key, made);
  return made;
}

function draw(mark: SealMark): string {
  const { width, height } = measureSeal(mark);
  const ring = width * 0.045;
  const frame =
    mark.shape === 'SQUARE'
      ? roundedSquare(width - ring, width * 0.1)
      : ellipse((width - ring) / 2, (height - ring) / 2);
  const inner = mark.corporateText ? innerRing(mark, mark.corporateText, width / 2, height / 2) : '';
  const reach = mark.corporateText ? 0.56 : 0.86;
  const shapes = cellsOf(mark, (width / 2) * reach, (height / 2) * reach).map(({ character, cell }) =>
    fill(character, mark.face, cell),
  );
  return [
    `${VERMILION} rg ${VERMILION} RG`,
    `${n(ring)} w ${frame} S`,
    inner,
    buildPathOperators(shapes.flat()),
    'f',
  ].join('\n');
}

/** Arranges characters from right to left on a personal seal, and in rows on a company seal. */
function cellsOf(mark: SealMark, across: number, down: number): { character: string; cell: Cell }[] {
  const characters = splitGraphemes(mark.text.normalize('NFC').replaceAll(' ', ''));
  if (mark.shape === 'SQUARE' && characters.length === 3 && !mark.corporateText) characters.push('인');
  const columns = characters.length <= 3 && mark.shape !== 'SQUARE' ? 1 : Math.ceil(Math.sqrt(characters.length));
  const rows = Math.ceil(characters.length / columns);
  const square = mark.shape === 'SQUARE';
  const share = columns === 1 && rows > 1 ? { x: 0.55, y: 0.84 } : { x: 0.72, y: 0.72 };
  const half = { x: across * (square ? 0.94 : share.x), y: down * (square ? 0.94 : share.y) };
  const cell = { width: (2 * half.x) / columns, height: (2 * half.y) / rows };
  return characters.map((character, index) => {
    const row = mark.corporateText ? Math.floor(index / columns) : index % rows;
    const column = mark.corporateText ? index % columns : columns - 1 - Math.floor(index / rows);
    return { character, cell: { ...cell, x: -half.x + column * cell.width, y: half.y - (row + 1) * cell.height } };
  });
}

function fill(character: string, face: Face, cell: Cell): Segment[] {
  const shape = outlineText(character, face);
  const bounds = findBounds(shape);
  const gap = 0.06;
  const wide = (cell.width * (1 - 2 * gap)) / Math.max(1, bounds.right - bounds.left);
  const high = (cell.height * (1 - 2 * gap)) / Math.max(1, bounds.top - bounds.bottom);
  const x = Math.min(wide, high * 1.5);
  const y = Math.min(high, wide * 1.5);
  const dx = cell.x + cell.width / 2 - (x * (bounds.left + bounds.right)) / 2;
  const dy = cell.y + cell.height / 2 - (y * (bounds.bottom + bounds.top)) / 2;
  return shape.map((segment) => transformSegment(segment, [x, 0, 0, y, dx, dy]));
}

function innerRing(mark: SealMark, text: string, across: number, down: number): string {
  const characters = splitGraphemes(`${text.normalize('NFC')} `);
  const size = Math.min(across * 0.3, (2 * Math.PI * across * 0.76) / characters.length);
  const around = characters.flatMap((character, index) => {
    if (character === ' ') return [];
    const turn = (index / characters.length) * 2 * Math.PI;
    const box = { x: -size / 2, y: -size / 2, width: size, height: size };
    const at = { x: Math.sin(turn) * across * 0.76, y: Math.cos(turn) * down * 0.76 };
    const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)];
    return fill(character, mark.face, box).map((segment) =>
      transformSegment(segment, [cos, sin, -sin, cos, at.x, at.y]),
    );
  });
  return `${n(across * 0.03)} w ${ellipse(across * 0.58, down * 0.58)} S\n${buildPathOperators(around)}\nf`;
}

function ellipse(a: number, b: number): string {
  const [h, v] = [a * ROUND, b * ROUND];
  return [
    `${n(a)} 0 m`,
    `${n(a)} ${n(v)} ${n(h)} ${n(b)} 0 ${n(b)} c`,
    `${n(-h)} ${n(b)} ${n(-a)} ${n(v)} ${n(-a)} 0 c`,
    `${n(-a)} ${n(-v)} ${n(-h)} ${n(-b)} 0 ${n(-b)} c`,
    `${n(h)} ${n(-b)} ${n(a)} ${n(-v)} ${n(a)} 0 c h`,
  ].join(' ');
}

function roundedSquare(side: number, radius: number): string {
  const e = side / 2;
  const s = e - radius;
  const k = s + radius * ROUND;
  return [
    `${n(-s)} ${n(-e)} m ${n(s)} ${n(-e)} l ${n(k)} ${n(-e)} ${n(e)} ${n(-k)} ${n(e)} ${n(-s)} c`,
    `${n(e)} ${n(s)} l ${n(e)} ${n(k)} ${n(k)} ${n(e)} ${n(s)} ${n(e)} c`,
    `${n(-s)} ${n(e)} l ${n(-k)} ${n(e)} ${n(-e)} ${n(k)} ${n(-e)} ${n(s)} c`,
    `${n(-e)} ${n(-s)} l ${n(-e)} ${n(-k)} ${n(-k)} ${n(-e)} ${n(-s)} ${n(-e)} c h`,
  ].join(' ');
}
