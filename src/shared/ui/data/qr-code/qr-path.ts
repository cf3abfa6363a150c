import { encode } from 'uqr';

/** The quiet zone around a printed code, in modules, as required by the standard. */
export const PRINTED_BORDER = 4;

/** Returns a code as an SVG path of squares, and its side length in modules. */
export function drawQrPath(text: string, border: number): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size };
}
