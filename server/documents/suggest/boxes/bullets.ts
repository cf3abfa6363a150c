import { joined, type TextLine } from '../page/text-lines.ts';
import { middle, type SeenPage } from '../page/seen.ts';
import type { TickLine } from './tick-lines.ts';

export const ASKS = /동의|확인|신청|희망|함$|다\.?$|agree|accept|yes|no\b/i;
/** Words of somebody who agrees or applies, unlike those of a report. */
const CONSENTS = /동의|확인|신청|희망|서약|약속|본인|해당|agree|accept|yes|no\b/i;
const BOX = /^[□☐▢◻❏]/;
/** What Korean reports put before the points below a heading with a box. */
const POINT = /^[○◯ㅇ◦∘o]$/;
/** A heading is at least this many times as tall as the page's other words. */
const TALLER = 1.15;

/** Returns whether another box is in the same row of a table, as in | □ 고용 실적 | □ 투자 유치 |. */
const isBeside = (other: TextLine, line: TextLine): boolean =>
  line.cell !== null &&
  BOX.test(other.words[0]?.text ?? '') &&
  Math.abs(middle(other) - middle(line)) < line.height / 2;

/**
 * Creates a test for boxes that are only the bullets of headings, with no other boxes near them. Korean reports and
 * plans have □ before their headings, ○ before the points below them, and - before the details.
 */
export function createBulletTest({ words }: SeenPage, lines: readonly TextLine[]): (tickLine: TickLine) => boolean {
  const heights = words.map(({ height }) => height).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const points = lines.filter((line) => line.words.length > 2 && POINT.test(line.words[0]?.text ?? ''));

  return ({ line, ticks: [tick, ...others] }) => {
    if (!tick?.mayBeBullet || others.length > 0 || tick.before.length > 0 || tick.after.length === 0) return false;
    const above = lines.find(({ below }) => below === line.words)?.words ?? [];
    if ([...line.below, ...above].some(({ text }) => BOX.test(text))) return false;
    if (lines.some((other) => other !== line && isBeside(other, line))) return false;
    const text = joined(line.words);
    if (tick.after.length > 1 && !ASKS.test(text)) return true;
    if (CONSENTS.test(text)) return false;
    const isHeading = tick.after.every(({ height }) => height > TALLER * usual);
    const isOutlined = line.cell === null && points.some(({ cell, x }) => cell === null && x > line.x);
    return isHeading || isOutlined;
  };
}
