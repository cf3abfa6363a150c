import { applyMatrix, type Matrix, type Point } from '../../pages/matrix.ts';
import { UnreadableSvgError } from './svg-reader.ts';

export type PathStep =
  | { to: 'M' | 'L'; points: [Point] }
  | { to: 'C'; points: [Point, Point, Point] }
  | { to: 'Z'; points: [] };

const TOKEN = /([a-z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gi;
const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Converts an SVG path to lines and cubic curves, which PDF supports. */
export function readPath(d: string): PathStep[] {
  const pen = new Pen();
  let command = '';
  let numbers: number[] = [];
  for (const [, letter, number] of d.matchAll(TOKEN)) {
    if (letter !== undefined) {
      if (numbers.length > 0) throw new UnreadableSvgError('a path ends within a step');
      command = letter;
      if (!(command.toUpperCase() in COUNTS)) throw new UnreadableSvgError(`a path steps ${command}`);
      if (command.toUpperCase() === 'Z') pen.step(command, []);
      continue;
    }
    numbers.push(Number(number));
    if (numbers.length < (COUNTS[command.toUpperCase()] ?? 0) || numbers.length === 0) continue;
    pen.step(command, numbers);
    numbers = [];
    // Further coordinate pairs after a move are lines.
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return pen.steps;
}

class Pen {
  readonly steps: PathStep[] = [];
  #at: Point = [0, 0];
  #start: Point = [0, 0];
  /** The last control points, for smooth curves. */
  #cubic: Point | null = null;
  #quadratic: Point | null = null;

  step(command: string, numbers: number[]) {
    const upper = command.toUpperCase();
    const [ox, oy] = command === upper ? [0, 0] : this.#at;
    const point = (index: number): Point => [(numbers[index] ?? 0) + ox, (numbers[index + 1] ?? 0) + oy];
    const [cubic, quadratic] = [this.#cubic, this.#quadratic];
    this.#cubic = null;
    this.#quadratic = null;
    switch (upper) {
      case 'M':
        this.#start = point(0);
        return this.#go({ to: 'M', points: [point(0)] }, point(0));
      case 'L':
        return this.#line(point(0));
      case 'H':
        return this.#line([point(0)[0], this.#at[1]]);
      case 'V':
        return this.#line([this.#at[0], (numbers[0] ?? 0) + oy]);
      case 'C':
        return this.#curve(point(0), point(2), point(4));
      case 'S':
        return this.#curve(mirrored(cubic, this.#at), point(0), point(2));
      case 'Q':
        return this.#quadraticCurve(point(0), point(2));
      case 'T':
        return this.#quadraticCurve(mirrored(quadratic, this.#at), point(0));
      case 'A':
        return this.#arc(numbers, point(5));
      default:
        return this.#go({ to: 'Z', points: [] }, this.#start);
    }
  }

  #go(step: PathStep, at: Point) {
    this.steps.push(step);
    this.#at = at;
  }

  #line(to: Point) {
    this.#go({ to: 'L', points: [to] }, to);
  }

  #curve(first: Point, second: Point, to: Point) {
    this.#go({ to: 'C', points: [first, second, to] }, to);
    this.#cubic = second;
  }

  #quadraticCurve(control: Point, to: Point) {
    const third = (from: Point): Point => [
      from[0] + (2 / 3) * (control[0] - from[0]),
      from[1] + (2 / 3) * (control[1] - from[1]),
    ];
    this.#go({ to: 'C', points: [third(this.#at), third(to), to] }, to);
    this.#quadratic = control;
  }

  #arc([rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: number[], to: Point) {
    const from = this.#at;
    if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1])) return this.#line(to);
    for (const points of arcCurves(
      from,
      to,
      [Math.abs(rx), Math.abs(ry)],
      (turn * Math.PI) / 180,
      large !== 0,
      sweep !== 0,
    ))
      this.#go({ to: 'C', points }, points[2]);
    this.#at = to;
  }
}

const mirrored = (control: Point | null, at: Point): Point =>
  control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at;

/** Converts an arc as in the SVG specification, from endpoints to centre and angles, with a curve per quarter. */
function arcCurves(from: Point, to: Point, [rx, ry]: [number, number], turn: number, large: boolean, sweep: boolean) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.max(1, Math.sqrt((x / rx) ** 2 + (y / ry) ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const rest = Math.max(0, (a * b) ** 2 - (a * y) ** 2 - (b * x) ** 2);
  const factor = Math.sqrt(rest / ((a * y) ** 2 + (b * x) ** 2)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(factor * a * y) / b, (-factor * b * x) / a];
  const start = Math.atan2((y - cy) / b, (x - cx) / a);
  let angle = Math.atan2((-y - cy) / b, (-x - cx) / a) - start;
  if (sweep && angle < 0) angle += 2 * Math.PI;
  if (!sweep && angle > 0) angle -= 2 * Math.PI;
  const matrix: Matrix = [
    a * cos,
    a * sin,
    -b * sin,
    b * cos,
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ];
  const count = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2)));
  return Array.from({ length: count }, (_, index) => unitArc(start + (angle * index) / count, angle / count, matrix));
}

function unitArc(start: number, angle: number, matrix: Matrix): [Point, Point, Point] {
  const k = (4 / 3) * Math.tan(angle / 4);
  const [c0, s0, c1, s1] = [Math.cos(start), Math.sin(start), Math.cos(start + angle), Math.sin(start + angle)];
  return [
    applyMatrix(matrix, [c0 - k * s0, s0 + k * c0]),
    applyMatrix(matrix, [c1 + k * s1, s1 - k * c1]),
    applyMatrix(matrix, [c1, s1]),
  ];
}

/** The length of Bézier handles that approximate a quarter circle, as a fraction of its radius. */
const ROUND = 0.5523;

export function buildEllipsePath(cx: number, cy: number, rx: number, ry: number): PathStep[] {
  const [kx, ky] = [rx * ROUND, ry * ROUND];
  return [
    { to: 'M', points: [[cx + rx, cy]] },
    {
      to: 'C',
      points: [
        [cx + rx, cy + ky],
        [cx + kx, cy + ry],
        [cx, cy + ry],
      ],
    },
    {
      to: 'C',
      points: [
        [cx - kx, cy + ry],
        [cx - rx, cy + ky],
        [cx - rx, cy],
      ],
    },
    {
      to: 'C',
      points: [
        [cx - rx, cy - ky],
        [cx - kx, cy - ry],
        [cx, cy - ry],
      ],
    },
    {
      to: 'C',
      points: [
        [cx + kx, cy - ry],
        [cx + rx, cy - ky],
        [cx + rx, cy],
      ],
    },
    { to: 'Z', points: [] },
  ];
}
