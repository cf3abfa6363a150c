import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture } from '../../../server/documents/pages/encode-picture.ts';
import { reduceColors } from '../../../server/documents/pages/few-colors.ts';
import { shrinkPicture } from '../../../server/documents/pages/shrink-picture.ts';

type Color = readonly [number, number, number];
const WIDTH = 301;
const HEIGHT = 200;

function paint(colorAt: (x: number, y: number) => Color) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) for (let x = 0; x < WIDTH; x += 1) rgb.set(colorAt(x, y), 3 * (y * WIDTH + x));
  return { width: WIDTH, height: HEIGHT, rgb };
}

const gray = (shade: number): Color => [shade, shade, shade];
/** Vertical strokes with soft edges. */
const ink = (x: number) => gray([255, 255, 255, 190, 60, 0, 60, 190][x % 8] ?? 255);
const noise = (x: number, y: number) => (x * 7_919 + y * 104_729 + x * y * 31) % 256;

async function decode(picture: Uint8Array) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([WIDTH, HEIGHT]);
  return (x: number, y: number) => [...data.subarray(3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3)];
}

describe('a printed page', () => {
  it('keeps paper, ink and the fills of its tables exactly, and edges to half a step', async () => {
    const page = paint((x, y) => (y < 40 ? gray(250) : y < 80 ? gray(245) : y < 120 ? gray(221) : ink(x)));
    const { picture, isPrinted } = await encodePicture(page);
    expect(isPrinted).toBe(true);
    const at = await decode(picture);
    expect([at(0, 0), at(300, 60), at(300, 100)]).toEqual([[...gray(250)], [...gray(245)], [...gray(221)]]);
    for (let x = 0; x < WIDTH; x += 1) {
      const [shade = 0] = at(x, 199);
      expect(Math.abs(shade - ink(x)[0])).toBeLessThanOrEqual([0, 255].includes(ink(x)[0]) ? 0 : 9);
    }
  });

  it('keeps its colors', async () => {
    const page = paint((x, y) => (y < 50 ? [38, 51, 77] : y < 90 ? [243, 244, 248] : ink(x)));
    const at = await decode((await encodePicture(page)).picture);
    expect([at(10, 10), at(10, 70), at(5, 150)]).toEqual([
      [38, 51, 77],
      [243, 244, 248],
      [0, 0, 0],
    ]);
  });

  it('has its small picture in as few colors', async () => {
    const small = await shrinkPicture((await encodePicture(paint(ink))).picture);
    expect(await sharp(small).metadata()).toMatchObject({ format: 'png', width: 480 });
  });
});

describe('a page with a photograph is none', () => {
  it.each<[string, (x: number, y: number) => Color]>([
    ['in color, all over', (x, y) => [noise(x, y), noise(y, x), noise(x + 3, y)]],
    ['in color, on a part', (x, y) => (x < 80 && y < 80 ? [noise(x, y), noise(y, x), noise(x + 3, y)] : gray(255))],
    ['in grays, all over', (x, y) => gray(noise(x, y))],
    ['in soft grays, on a fifth', (x, y) => (x < 100 && y < 130 ? gray(60 + ((x + y) % 120)) : gray(255))],
  ])('%s', async (_, colorAt) => {
    expect(reduceColors(paint(colorAt))).toBeNull();
    const { picture } = await encodePicture(paint(colorAt));
    expect((await sharp(picture).metadata()).format).toBe('webp');
    expect((await sharp(await shrinkPicture(picture)).metadata()).width).toBe(480);
  });
});
