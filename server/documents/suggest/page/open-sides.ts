import type { Rect } from '../../geometry.ts';
import { bottom, right } from './seen.ts';

const NEAR = 3;
const MIN_RULES = 3;
const MAX_ROW = 150;
const MIN_COLUMN = 12;

/** The missing sides of tables that have lines between their rows and columns, but none on their left and right. */
export function openSides(horizontals: readonly Rect[], verticals: readonly Rect[]): Rect[] {
  const tables: Rect[][] = [];
  for (const rule of horizontals.toSorted((a, b) => a.y - b.y)) {
    const table = tables.find((known) => {
      const last = known.at(-1);
      return (
        last !== undefined &&
        Math.abs(last.x - rule.x) < NEAR &&
        Math.abs(right(last) - right(rule)) < NEAR &&
        rule.y - last.y < MAX_ROW
      );
    });
    if (table) table.push(rule);
    else tables.push([rule]);
  }
  return tables.flatMap((rules) => {
    const [first] = rules;
    const last = rules.at(-1);
    if (!first || !last || rules.length < MIN_RULES) return [];
    const side = { y: first.y, width: 0, height: last.y - first.y };
    const meets = (line: Rect) => line.y < last.y && bottom(line) > first.y;
    const own = verticals.filter((line) => meets(line) && line.x > first.x - NEAR && line.x < right(first) + NEAR);
    const isTable = own.some(({ x }) => x > first.x + MIN_COLUMN && x < right(first) - MIN_COLUMN);
    if (!isTable) return [];
    return [first.x, right(first)]
      .filter((x) => !own.some((line) => Math.abs(line.x - x) < NEAR))
      .map((x) => ({ ...side, x }));
  });
}
