import { watchMachine } from './processes.ts';
import type { Installation } from './installation.ts';
import { median } from './usage.ts';

export type Figures = Record<string, number>;
export type Row<Prepared> = {
  name: string;
  measure: (installation: Installation, prepared: Prepared, round: number) => Promise<Figures>;
};
export type Side<Prepared> = { name: string; installation: Installation; prepared: Prepared };

/**
 * Measures every row on one installation, or alternately on two, so that other load affects both. The median of the
 * pairs' differences is more stable than the difference of the medians.
 */
export async function measureRows<Prepared>(
  rows: readonly Row<Prepared>[],
  sides: readonly Side<Prepared>[],
  rounds: number,
): Promise<Record<string, Figures>> {
  const table: Record<string, Figures> = {};
  const names = sides.map(({ name }) => name);
  for (const { name, measure } of rows) {
    const machine = await watchMachine();
    const measured: Figures[][] = [];
    // Round -1 is a warm-up.
    for (let round = -1; round < rounds; round += 1) {
      const figures: Figures[] = [];
      for (const place of inTurns(sides.length, round)) {
        const side = sides[place];
        if (side) figures[place] = await measure(side.installation, side.prepared, round);
      }
      if (round >= 0) measured.push(figures);
    }
    const { load, busy } = await machine();
    for (const figure of Object.keys(measured[0]?.[0] ?? {})) {
      const line = `${name}: ${figure}`;
      table[line] = {
        ...compareSides(names, measured, figure),
        load: oneDecimal(load),
        'busy cores': oneDecimal(busy),
      };
      console.log(line, JSON.stringify(table[line]));
    }
  }
  return table;
}

/** Returns the sides' places in the order in which a round measures them. Every other round starts with the last one. */
export const inTurns = (count: number, round: number) =>
  round % 2 === 0 ? [...Array(count).keys()] : [...Array(count).keys()].toReversed();

/** Returns each side's median of one figure and, of two sides, the median of the differences of their rounds. */
export function compareSides(
  names: readonly string[],
  measured: readonly (readonly Figures[])[],
  figure: string,
): Figures {
  const of = (place: number) => measured.map((figures) => figures[place]?.[figure] ?? Number.NaN);
  const medians = Object.fromEntries(names.map((name, place) => [name, oneDecimal(median(of(place)))]));
  if (names.length < 2) return medians;
  const [before, after] = [of(0), of(1)];
  return { ...medians, difference: oneDecimal(median(after.map((value, round) => value - (before[round] ?? 0)))) };
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
