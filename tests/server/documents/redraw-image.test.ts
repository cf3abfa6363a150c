import sharp from 'sharp';
import { expect, test } from 'vitest';
import { redrawImage } from '../../../server/documents/intake/redraw-image.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fa0' }, limitInputPixels: false });
const metadata = (image: Uint8Array | null) => sharp(image ?? Buffer.alloc(0)).metadata();

test('a picture keeps its kind and size and loses what it tells', async () => {
  const jpeg = await picture(60, 40)
    .withExif({ IFD3: { GPSLatitude: '37/1 33/1 0/1' }, IFD0: { Artist: 'Secret' } })
    .jpeg()
    .toBuffer();
  const { kind, image } = await redrawImage(Buffer.concat([jpeg, Buffer.from('PK hidden')]), 'AS_IS');
  const { format, width, height, exif } = await metadata(image);
  expect([kind, format, width, height, exif]).toEqual(['JPEG', 'jpeg', 60, 40, undefined]);
  expect(Buffer.from(image ?? []).includes('hidden')).toBe(false);
});

test('a picture that lies on its side is put upright', async () => {
  const turned = await picture(60, 40).withMetadata({ orientation: 6 }).png().toBuffer();
  const { kind, image } = await redrawImage(turned, 'AS_IS');
  const { format, width, height, orientation } = await metadata(image);
  expect([kind, format, width, height, orientation]).toEqual(['PNG', 'png', 40, 60, undefined]);
});

test('a transparent picture stays transparent', async () => {
  const seal = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#f000' } })
    .png()
    .toBuffer();
  const { image } = await redrawImage(seal, 'AS_IS');
  const { data, info } = await sharp(image ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.channels, data[3]]).toEqual([4, 0]);
});

test('a draft is a WebP that fits into 1024 pixels', async () => {
  const { image } = await redrawImage(await picture(3000, 1500).png().toBuffer(), 'DRAFT');
  expect(await metadata(image)).toMatchObject({ format: 'webp', width: 1024, height: 512 });
});

async function refusals(bytes: Buffer) {
  const { kind, image, refusal } = await redrawImage(bytes, 'AS_IS');
  return [kind, image, refusal];
}

test('what it refuses', async () => {
  const png = await picture(60, 40).png().toBuffer();
  expect(await refusals(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([
    null,
    null,
    'FILE_UNKNOWN',
  ]);
  expect(await refusals(await picture(60, 40).webp().toBuffer())).toEqual([null, null, 'FILE_UNKNOWN']);
  expect(await refusals(png.subarray(0, png.length - 20))).toEqual(['PNG', null, 'FILE_DAMAGED']);
  expect(await refusals(png.subarray(0, 8))).toEqual(['PNG', null, 'FILE_DAMAGED']);
  const bomb = await picture(7000, 7000).png().toBuffer();
  expect(await refusals(bomb)).toEqual(['PNG', null, 'FILE_TOO_MANY_PIXELS']);
});
