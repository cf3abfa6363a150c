import { expect, it } from 'vitest';
import { removeBackground, type Pixels } from '@/features/mark/make-mark/model/remove-background';

type Color = readonly [number, number, number, number];

function sheet(paper: Color, ink: Color | null, { width = 100, height = 60 } = {}): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInk = ink !== null && x >= 30 && x < 50 && y >= 20 && y < 30;
    data.set(isInk ? ink : paper, 4 * at);
  }
  return { data, width, height };
}
const at = ({ data, width }: Pixels, x: number, y: number) =>
  Array.from(data.slice(4 * (y * width + x), 4 * (y * width + x) + 4));

it.each<[string, Color]>([
  ['white', [255, 255, 255, 255]],
  ['a sheet in the shade', [190, 186, 178, 255]],
])('takes the paper away from under the ink: %s', (_, paper) => {
  const cleaned = removeBackground(sheet(paper, [20, 20, 60, 255]), 'as it is');
  expect(cleaned?.bounds).toEqual({ x: 26, y: 16, width: 28, height: 18 });
  expect(cleaned && at(cleaned, 5, 5)[3]).toBe(0);
  expect(cleaned && at(cleaned, 40, 25)).toEqual([20, 20, 60, 255]);
});

it('turns a photographed seal into clean red ink', () => {
  const cleaned = removeBackground(sheet([240, 238, 235, 255], [190, 60, 70, 255]), 'vermilion');
  expect(cleaned && at(cleaned, 40, 25)).toEqual([208, 58, 29, 255]);
});

it.each<[string, Pixels]>([
  ['an empty sheet', sheet([250, 250, 250, 255], null)],
  ['a black picture', sheet([0, 0, 0, 255], null)],
  ['nothing to be seen through', sheet([255, 255, 255, 0], null)],
  ['hardly a shadow', sheet([250, 250, 250, 255], [235, 235, 235, 255])],
])('finds nothing on %s', (_, pixels) => {
  expect(removeBackground(pixels, 'as it is')).toBeNull();
});

it('keeps what is faint, or takes more of it away, as one likes', () => {
  const faded = sheet([250, 250, 250, 255], [150, 150, 150, 255]);
  for (let x = 70; x < 90; x += 1)
    for (let y = 20; y < 30; y += 1) faded.data.set([10, 10, 10, 255], 4 * (y * 100 + x));
  const shown = (threshold: number) => {
    const cleaned = removeBackground(faded, 'as it is', threshold);
    return cleaned && at(cleaned, 40, 25)[3];
  };
  expect([shown(20), shown(90)]).toEqual([expect.toSatisfy((alpha: number) => alpha > 150), 0]);
});
