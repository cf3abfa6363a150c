import type { Rect } from '../../geometry.ts';
import { bottom, right } from './seen.ts';

const NEAR = 3;
const MAX_ROW = 150;
const MIN_COLUMN = 12;

/** Finds the missing left and right sides of tables with lines between rows and columns only. */
export function findMissingSides(horizontals: readonly Rect[], verticals: readonly Rect[]): Rect[] {
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
  return tables.flatMap((rules) => joinedRows(rules, verticals)).flatMap((rules) => sidesOf(rules, verticals));
}

/** Splits a stack of lines where nothing joins two rows. Separate tables below each other can be equally wide. */
function joinedRows(rules: readonly Rect[], verticals: readonly Rect[]): Rect[][] {
  const tables: Rect[][] = [];
  for (const rule of rules) {
    const table = tables.at(-1);
    const last = table?.at(-1);
    // Another table's sides between two underlines don't touch them.
    const isNext = last && verticals.some((line) => joins(line, last, rule) && isInside(line, rule));
    if (isNext) table?.push(rule);
    else tables.push([rule]);
  }
  return tables;
}

const joins = (line: Rect, above: Rect, below: Rect) => line.y < above.y + NEAR && bottom(line) > below.y - NEAR;
const isInside = ({ x }: Rect, rule: Rect) => x > rule.x + MIN_COLUMN && x < right(rule) - MIN_COLUMN;

function sidesOf(rules: readonly Rect[], verticals: readonly Rect[]): Rect[] {
  const [first] = rules;
  const last = rules.at(-1);
  if (!first || !last || rules.length < 2) return [];
  const side = { y: first.y, width: 0, height: last.y - first.y };
  const own = verticals.filter((line) => line.y < last.y && bottom(line) > first.y);
  return [first.x, right(first)]
    .filter((x) => !own.some((line) => Math.abs(line.x - x) < NEAR))
    .map((x) => ({ ...side, x }));
}
