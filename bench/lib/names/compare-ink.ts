/** The coverage of each pixel, from 0 to 1. */
export type Ink = { width: number; height: number; covered: Float64Array };

/** Fainter pixels are smoothed edges and say nothing about the width of a line. */
const FAINTEST = 0.15;
/** Both drawings are cropped to whole pixels, so they can be one pixel apart. */
const SHIFTS = [-1, 0, 1];

/** Crops to the ink and scales its darkest pixel to full coverage. */
export function cropInk({ width, height, covered }: Ink): Ink {
  let [left, top, right, bottom, darkest] = [width, height, 0, 0, 0];
  covered.forEach((value, at) => {
    if (value < FAINTEST) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    darkest = Math.max(darkest, value);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  const size = { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  const cropped = Float64Array.from(
    { length: size.width * size.height },
    (_, at) => (covered[(top + Math.floor(at / size.width)) * width + left + (at % size.width)] ?? 0) / darkest,
  );
  return { ...size, covered: cropped };
}

export function compareInk(ours: Ink, theirs: Ink): number {
  const all = theirs.covered.reduce((sum, value) => sum + value, 0);
  const shifts = SHIFTS.flatMap((dx) => SHIFTS.map((dy) => layOver(ours, theirs, dx, dy)));
  return Math.min(...shifts) / all;
}

function layOver(ours: Ink, theirs: Ink, dx: number, dy: number): number {
  let difference = 0;
  for (let y = -1; y <= Math.max(ours.height, theirs.height); y += 1)
    for (let x = -1; x <= Math.max(ours.width, theirs.width); x += 1)
      difference += Math.abs(pixelOf(ours, x + dx, y + dy) - pixelOf(theirs, x, y));
  return difference;
}

const pixelOf = ({ width, height, covered }: Ink, x: number, y: number) =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (covered[y * width + x] ?? 0);
