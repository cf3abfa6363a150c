import { bottom, middle, right, type SeenWord } from '../page/seen.ts';
import { around, joined, type TextLine } from '../page/text-lines.ts';
import type { Tick, TickLine } from './tick-lines.ts';

/** How far apart the middles of the boxes and of the words beside them can be, in line heights. */
const MAX_OFFSET = 1.2;
const SLACK = 2;

/** Labels boxes that are centred between an option's two lines, as in [ ] 친척 over (亲戚), with the upper one. */
export function labelCentredBoxes({ line, ticks }: TickLine, lines: readonly TextLine[]): TickLine {
  const areBare = ticks.length > 1 && ticks.every(({ before, after }) => before.length + after.length === 0);
  if (!areBare) return { line, ticks };
  const near = lines.filter(
    (other) =>
      other !== line &&
      other.cell === line.cell &&
      Math.abs(middle(other) - middle(line)) < MAX_OFFSET * line.height &&
      other.y < bottom(line) &&
      bottom(other) > line.y - SLACK,
  );
  const above = near.find((other) => middle(other) < middle(line));
  const below = near.find((other) => middle(other) > middle(line));
  if (!above || !below) return { line, ticks };
  const labels = ticks.map((tick, index) => wordsBetween(above, tick, ticks[index + 1]));
  if (labels.some((words) => words.length === 0)) return { line, ticks };
  return { line, ticks: ticks.map((tick, index) => ({ ...tick, after: labels[index] ?? [] })) };
}

function wordsBetween({ words }: TextLine, tick: Tick, next: Tick | undefined): SeenWord[] {
  const own = words.filter(({ x }) => x > right(tick.rect) - SLACK && (!next || x < next.rect.x));
  const [first] = own;
  const areSpreadOut = own.length > 1 && own.every(({ text }) => /^[가-힣]$/.test(text));
  return first && areSpreadOut ? [{ ...first, ...around(own), text: joined(own) }] : own;
}
