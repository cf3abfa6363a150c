import { formatNumber } from '../../pdf/serialize.ts';
import { buildEllipsePath, readPath, type PathStep } from './path-data.ts';
import { readNumberAttribute, parseNumbers, UnreadableSvgError, type SvgElement } from './svg-reader.ts';

const short = (value: number) => formatNumber(Math.round(value * 1000) / 1000);

export function toPathSteps(element: SvgElement): PathStep[] {
  const at = (key: string) => readNumberAttribute(element, key);
  switch (element.name) {
    case 'rect':
      return polygon([
        at('x'),
        at('y'),
        at('x') + at('width'),
        at('y'),
        at('x') + at('width'),
        at('y') + at('height'),
        at('x'),
        at('y') + at('height'),
      ]);
    case 'line':
      return polygon([at('x1'), at('y1'), at('x2'), at('y2')], false);
    case 'circle':
      return buildEllipsePath(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return buildEllipsePath(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'polygon':
      return polygon(parseNumbers(element.attributes.get('points') ?? ''));
    case 'polyline':
      return polygon(parseNumbers(element.attributes.get('points') ?? ''), false);
    case 'path':
      return readPath(element.attributes.get('d') ?? '');
    default:
      throw new UnreadableSvgError(`draws a ${element.name.slice(0, 20)}`);
  }
}

function polygon(numbers: number[], closed = true): PathStep[] {
  const steps: PathStep[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2)
    steps.push({ to: index === 0 ? 'M' : 'L', points: [[numbers[index] ?? 0, numbers[index + 1] ?? 0]] });
  return closed ? [...steps, { to: 'Z', points: [] }] : steps;
}

const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;

export const toPathOperators = (steps: PathStep[]) =>
  steps.map(({ to, points }) => [...points.flat().map(short), OPERATORS[to]].join(' ')).join(' ');
