import { toStoredRect } from '../../../../rules/page-geometry.ts';
import type { PageInfo } from '../../geometry.ts';
import type { Print } from './print.ts';

/** A rectangle takes five 32-bit floats: x, y, width, height, and 1 for a signing placeholder, 2 for a digit, or 0. */
const FLOATS = 5;

export const packPrint = (print: readonly Print[], info: PageInfo): Uint8Array =>
  new Uint8Array(
    Float32Array.from(
      print.flatMap(({ rect, isMarkPlace, isDigit }) => {
        const { x, y, width, height } = toStoredRect(rect, info);
        return [x, y, width, height, isMarkPlace ? 1 : isDigit ? 2 : 0];
      }),
    ).buffer,
  );

export const countPacked = (packed: Uint8Array): number =>
  packed.byteLength / (FLOATS * Float32Array.BYTES_PER_ELEMENT);

export function openPacked(packed: Uint8Array): (start: number, count: number) => Print[] {
  // A copy, because a Float32Array has to start at a multiple of four bytes.
  const floats = new Float32Array(Uint8Array.from(packed).buffer);
  return (start, count) =>
    Array.from({ length: count }, (_, index) => {
      const [x = 0, y = 0, width = 0, height = 0, mark] = floats.subarray(FLOATS * (start + index));
      return { rect: { x, y, width, height }, isMarkPlace: mark === 1, ...(mark === 2 && { isDigit: true }) };
    });
}
