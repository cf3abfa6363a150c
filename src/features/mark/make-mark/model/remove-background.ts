export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };
export type ExtractedInk = Pixels & { bounds: { x: number; y: number; width: number; height: number } };

/** The colour of 인주 (seal paste), used for photographed seals. */
const VERMILION = [208, 58, 29] as const;
/** How much darker ink must be than paper, from 0 to 100. Higher values remove faint lines. */
export const DEFAULT_THRESHOLD = 50;
const PAPER_SHARE = 0.85;
const MIN_INK = 0.0004;
const MAX_INK = 0.6;
const SEEN = 40;
const MARGIN = 4;

/**
 * Treats the most common colour as paper, and anything much darker or more saturated, such as a red seal, as ink.
 * Returns null without ink.
 */
export function removeBackground(
  { data, width, height }: Pixels,
  ink: 'as it is' | 'vermilion',
  threshold: number = DEFAULT_THRESHOLD,
): ExtractedInk | null {
  const count = width * height;
  const darkness = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) darkness[at] = darknessOf(data, 4 * at);
  const paper = shareOf(darkness, PAPER_SHARE * shareBelow(darkness, 128));
  const deepest = shareOf(darkness, 0.999);
  const span = deepest - paper;
  if (span < SEEN) return null;

  const paperEnds = threshold / 200;
  const cleaned = new Uint8ClampedArray(data.length);
  let [left, top, right, bottom, inked] = [width, height, -1, -1, 0];
  for (let at = 0; at < count; at += 1) {
    const share = ((darkness[at] ?? 0) - paper - span * paperEnds) / (span * 0.45);
    const alpha = Math.round(255 * Math.min(1, Math.max(0, share)));
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      cleaned[4 * at + channel] = ink === 'vermilion' ? (VERMILION[channel] ?? 0) : (data[4 * at + channel] ?? 0);
    cleaned[4 * at + 3] = Math.round((alpha * (data[4 * at + 3] ?? 255)) / 255);
    if (alpha < SEEN) continue;
    inked += 1;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (inked < count * MIN_INK || inked > count * MAX_INK) return null;
  const x = Math.max(0, left - MARGIN);
  const y = Math.max(0, top - MARGIN);
  const bounds = {
    x,
    y,
    width: Math.min(width, right + 1 + MARGIN) - x,
    height: Math.min(height, bottom + 1 + MARGIN) - y,
  };
  return { data: cleaned, width, height, bounds };
}

/** Returns 0 for white paper and 255 for black or deep red ink. Transparent pixels count as paper. */
function darknessOf(data: Uint8ClampedArray, at: number): number {
  const [red, green, blue, alpha] = [data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255, data[at + 3] ?? 255];
  const dark = 255 - Math.min(red, green, blue);
  return Math.round((dark * alpha) / 255);
}

function shareBelow(values: Uint8Array, limit: number): number {
  let below = 0;
  for (const value of values) if (value < limit) below += 1;
  return values.length === 0 ? 0 : below / values.length;
}

function shareOf(values: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= share * values.length) return value;
  }
  return 255;
}
