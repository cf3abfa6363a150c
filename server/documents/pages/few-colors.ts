import type { Pixels } from './draw-page.ts';

export type IndexedImage = {
  width: number;
  height: number;
  palette: Uint8Array;
  indexes: Uint8Array;
};

const GRAYS = 256;
/** Greys, followed by colours with four bits per channel. */
const BINS = GRAYS + 4_096;
const SHADES = 16;
const MAX_COLORS = 256 - SHADES;
/**
 * The most common colours (paper, ink, table fills) cover at least this share of a printed page, but not of a
 * photograph.
 */
const PLAIN_BINS = 8;
const MIN_PLAIN = 0.7;
/** So many different greys in a row mean a photograph; the edges of characters have fewer. */
const TONED = 8;
const MAX_TONED = 0.01;
/** Greys between ink and paper. */
const DARKEST = 16;
const LIGHTEST = 239;
/** A grey that covers at least this share of the page stays exact. */
const MIN_FILL = 0.002;
const MAX_FILLS = 5;

/**
 * Reduces a printed page to a palette: paper, ink, a few colours and the shades at their edges. That is as sharp as the
 * rendering, smaller than a lossy image, and takes a third of the time.
 *
 * Returns null if there are too many colours. Pass `isPrinted` if that is known, because a small image consists almost
 * entirely of edges.
 */
export function reduceColors({ width, height, rgb }: Pixels, isPrinted = false): IndexedImage | null {
  const { bins, counts, toned } = sortIntoBins(rgb);
  const colors = [...counts.subarray(GRAYS).keys()].filter((color) => counts[GRAYS + color] !== 0);
  if (colors.length > MAX_COLORS) return null;
  if (!isPrinted && (sharePlain(counts, bins.length) < MIN_PLAIN || toned > MAX_TONED * bins.length)) return null;

  const shades = chooseShades(counts, bins.length);
  const palette = new Uint8Array(3 * (SHADES + colors.length));
  const indexOf = new Uint8Array(BINS);
  for (const [index, shade] of shades.entries()) palette.fill(shade, 3 * index, 3 * index + 3);
  for (let gray = 0; gray < GRAYS; gray += 1) indexOf[gray] = findNearest(shades, gray);
  const sums = colors.length > 0 ? sumColors(rgb, bins) : new Float64Array();
  for (const [place, color] of colors.entries()) {
    const index = SHADES + place;
    indexOf[GRAYS + color] = index;
    const count = counts[GRAYS + color] ?? 1;
    for (let channel = 0; channel < 3; channel += 1)
      palette[3 * index + channel] = Math.round((sums[3 * color + channel] ?? 0) / count);
  }
  const indexes = new Uint8Array(bins.length);
  for (let at = 0; at < bins.length; at += 1) indexes[at] = indexOf[bins[at] ?? 0] ?? 0;
  return { width, height, palette, indexes };
}

/** Counts greys exactly, and groups other colours by the upper four bits of each channel. */
function sortIntoBins(rgb: Uint8Array) {
  const bins = new Uint16Array(rgb.length / 3);
  const counts = new Uint32Array(BINS);
  let [toned, run, previous] = [0, 0, 0];
  for (let at = 0, from = 0; at < bins.length; at += 1, from += 3) {
    const red = rgb[from] ?? 0;
    const green = rgb[from + 1] ?? 0;
    const blue = rgb[from + 2] ?? 0;
    const isGray = red === green && red === blue;
    const bin = isGray ? red : GRAYS + (((red & 0xf0) << 4) | (green & 0xf0) | (blue >> 4));
    bins[at] = bin;
    counts[bin] = (counts[bin] ?? 0) + 1;
    run = bin > DARKEST && bin < LIGHTEST && bin !== previous ? run + 1 : 0;
    if (run >= TONED) toned += 1;
    previous = bin;
  }
  return { bins, counts, toned };
}

const sharePlain = (counts: Uint32Array, pixels: number) =>
  counts
    .toSorted()
    .subarray(-PLAIN_BINS)
    .reduce((sum, count) => sum + count, 0) / pixels;

/** Builds an even scale from black to white, in which the page's largest fills replace the nearest steps. */
function chooseShades(counts: Uint32Array, pixels: number): Uint8Array {
  const ladder = Uint8Array.from({ length: SHADES }, (_, step) => (step * 255) / (SHADES - 1));
  const fills = [...counts.subarray(0, GRAYS).entries()]
    .filter(([, count]) => count >= MIN_FILL * pixels)
    .toSorted(([, a], [, b]) => b - a)
    .map(([gray]) => gray);
  const kept = [...new Set([0, 255, ...fills.filter((gray) => ladder.includes(gray))])];
  let free = [...ladder].filter((shade) => !kept.includes(shade));
  for (const gray of fills.filter((fill) => !ladder.includes(fill)).slice(0, MAX_FILLS)) {
    const [nearest] = free.toSorted((a, b) => Math.abs(a - gray) - Math.abs(b - gray));
    free = free.filter((shade) => shade !== nearest);
    kept.push(gray);
  }
  return Uint8Array.from([...kept, ...free].slice(0, SHADES)).toSorted();
}

function findNearest(shades: Uint8Array, gray: number) {
  let best = 0;
  for (const [index, shade] of shades.entries())
    if (Math.abs(shade - gray) < Math.abs((shades[best] ?? 0) - gray)) best = index;
  return best;
}

function sumColors(rgb: Uint8Array, bins: Uint16Array): Float64Array {
  const sums = new Float64Array(3 * (BINS - GRAYS));
  for (let at = 0; at < bins.length; at += 1) {
    const color = (bins[at] ?? 0) - GRAYS;
    if (color < 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      sums[3 * color + channel] = (sums[3 * color + channel] ?? 0) + (rgb[3 * at + channel] ?? 0);
  }
  return sums;
}
