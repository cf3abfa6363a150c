import type { Mark } from './drawing.types.ts';
import { buildMarkOperators } from './marks.ts';
import { buildSealOperators, measureSeal } from './seal-mark.ts';

type Shape = { path: string; strokeWidth: number | null };
export type MarkOutline = { width: number; height: number; shapes: Shape[] };

/** Typed text has no size, so it is drawn as large as this area allows and then cropped. */
const PAPER = { width: 1200, height: 400, matrix: '' };
const COMMANDS: Readonly<Record<string, string>> = { m: 'M', l: 'L', c: 'C', h: 'Z' };

/** Converts a mark's PDF operators to shapes for the screen, so that people see exactly what they sign with. */
export function outlineMark(mark: Extract<Mark, { kind: 'TYPED' | 'SEAL' }>): MarkOutline {
  if (mark.kind === 'SEAL') {
    const { width, height } = measureSeal(mark);
    const toScreen = (x: number, y: number) => [x + width / 2, height / 2 - y] as const;
    return { width, height, shapes: shapesOf(buildSealOperators(mark), toScreen) };
  }
  const operators = buildMarkOperators(mark, PAPER, noPicture);
  const [left, top, right, bottom] = boundsOf(operators);
  const toScreen = (x: number, y: number) => [x - left, top - y] as const;
  return { width: right - left, height: top - bottom, shapes: shapesOf(operators, toScreen) };
}

function noPicture(): never {
  throw new Error('Typed marks hold no picture.');
}

function shapesOf(operators: string, toScreen: (x: number, y: number) => readonly [number, number]): Shape[] {
  const shapes: Shape[] = [];
  let path: string[] = [];
  let width = 0;
  for (const { operator, numbers } of readOperators(operators)) {
    const command = COMMANDS[operator];
    if (command)
      path.push(
        [
          command,
          ...pairs(numbers)
            .flatMap(([x, y]) => toScreen(x, y))
            .map(round),
        ].join(' '),
      );
    else if (operator === 'w') width = numbers[0] ?? 0;
    else if ((operator === 'S' || operator === 'f') && path.length > 0) {
      shapes.push({ path: path.join(' '), strokeWidth: operator === 'S' ? round(width) : null });
      path = [];
    }
  }
  return shapes;
}

function boundsOf(operators: string): [left: number, top: number, right: number, bottom: number] {
  const points = [...readOperators(operators)].flatMap(({ operator, numbers }) =>
    operator in COMMANDS ? pairs(numbers) : [],
  );
  if (points.length === 0) return [0, 1, 1, 0];
  const bounds = { left: Infinity, top: -Infinity, right: -Infinity, bottom: Infinity };
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.max(bounds.top, y);
    bounds.bottom = Math.min(bounds.bottom, y);
  }
  return [bounds.left, bounds.top, bounds.right, bounds.bottom];
}

function* readOperators(operators: string): Generator<{ operator: string; numbers: number[] }> {
  let numbers: number[] = [];
  for (const word of operators.split(/\s+/)) {
    const number = Number(word);
    if (word !== '' && Number.isFinite(number)) numbers.push(number);
    else if (word !== '') {
      yield { operator: word, numbers };
      numbers = [];
    }
  }
}

const pairs = (numbers: readonly number[]) =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): [number, number] => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ]);
const round = (value: number) => Math.round(value * 100) / 100;
