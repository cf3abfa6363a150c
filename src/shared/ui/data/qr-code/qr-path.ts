import { encode } from 'uqr';

/** The quiet zone that the standard asks for around a printed code, in modules. */
export const PRINTED_BORDER = 4;

/** One path of squares, and the length of a side in modules. */
export function drawQrPath(text: string, border: number): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size };
}
