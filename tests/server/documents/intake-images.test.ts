import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choosePageSize } from '../../../server/documents/intake/image-page.ts';
import { codesOf, createTestEngine, stored } from '../../support/documents/engine.ts';

const engine = createTestEngine();
beforeAll(() => engine.ready());
afterAll(() => engine.closeUnharmed());

const CORNERS = { topLeft: [255, 0, 0], topRight: [0, 255, 0], bottomLeft: [0, 0, 255], bottomRight: [0, 0, 0] };

/** Four colours that show which way up the image is. */
const quarters = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400"/><rect width="300" height="200" fill="#f00"/><rect x="300" width="300" height="200" fill="#0f0"/><rect y="200" width="300" height="200" fill="#00f"/></svg>',
    ),
  ).removeAlpha();

/** Returns the colours near the corners of a rendered page, as precisely as a JPEG preserves them. */
async function cornersOf(webp: Uint8Array) {
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return Array.from(data.subarray(from, from + 3), (value) => (value > 127 ? 255 : 0));
  };
  return { topLeft: at(0.1, 0.1), topRight: at(0.9, 0.1), bottomLeft: at(0.1, 0.9), bottomRight: at(0.9, 0.9) };
}

async function drawn(upload: Buffer) {
  const intake = await engine.take(upload);
  return { intake, corners: await cornersOf(await engine.drawPage(stored(intake), 1, 480)) };
}

describe('an image', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('lies as its camera was held: %i', async (orientation) => {
    for (const format of ['jpeg', 'png'] as const) {
      const upload = await quarters()[format]().withMetadata({ orientation, density: 300 }).toBuffer();
      const expected = await cornersOf(await sharp(upload).autoOrient().webp({ lossless: true }).toBuffer());
      const { intake, corners } = await drawn(upload);
      expect(corners).toEqual(expected);
      const [width, height] = orientation > 4 ? [96, 144] : [144, 96];
      expect(intake).toMatchObject({ status: 'READY', pages: [{ width, height, rotation: 0 }] });
      expect(codesOf(intake)).toEqual(['IMAGE_CONVERTED']);
    }
  });

  it('keeps the bytes of a plain JPEG, without the place where it was taken', async () => {
    const upload = await quarters()
      .jpeg()
      .withExif({ IFD0: { Make: 'CameraOfSomebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
    expect(upload.includes('CameraOfSomebody')).toBe(true);
    const { intake, corners } = await drawn(upload);
    const scan = upload.subarray(upload.indexOf(Buffer.from([0xff, 0xda])));
    expect(Buffer.from(intake.normalised).includes(scan)).toBe(true);
    expect(Buffer.from(intake.normalised).includes('CameraOfSomebody')).toBe(false);
    expect(corners).toEqual(CORNERS);
  });

  it.each([
    ['progressive', quarters().jpeg({ progressive: true })],
    ['of a wide colour space', quarters().jpeg().withIccProfile('p3')],
  ])('is shown rightly as a JPEG that is %s', async (_what, picture) => {
    expect((await drawn(await picture.toBuffer())).corners).toEqual(CORNERS);
  });

  it('shows a CMYK JPEG as others do', async () => {
    const upload = await quarters().toColourspace('cmyk').jpeg().toBuffer();
    const expected = await cornersOf(await sharp(upload).toColourspace('srgb').webp({ lossless: true }).toBuffer());
    expect((await drawn(upload)).corners).toEqual(expected);
  });

  it.each([
    ['palette', quarters().png({ palette: true })],
    ['16 bits', quarters().toColourspace('rgb16').png()],
    ['interlaced rows', quarters().png({ progressive: true })],
  ])('is shown rightly as a PNG with %s', async (_what, picture) => {
    expect((await drawn(await picture.toBuffer())).corners).toEqual(CORNERS);
  });

  it('keeps grey grey and see-through see-through', async () => {
    const grey = await quarters().greyscale().toColourspace('b-w').png().toBuffer();
    expect(Buffer.from((await engine.take(grey)).normalised).toString('latin1')).toContain('/DeviceGray');
    const clear = await sharp({ create: { width: 100, height: 100, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer();
    const { intake, corners } = await drawn(clear);
    expect(Buffer.from(intake.normalised).toString('latin1')).toContain('/SMask');
    expect(corners.topLeft).toEqual([255, 255, 255]);
  });

  it('is refused when it is cut off', async () => {
    for (const format of ['jpeg', 'png'] as const) {
      const whole = await quarters()[format]().toBuffer();
      expect(await engine.intake(whole.subarray(0, whole.length * 0.6))).toMatchObject({
        status: 'REFUSED',
        kind: format.toUpperCase(),
        refusal: { errorCode: 'FILE_DAMAGED' },
      });
    }
  });

  it('is refused beyond 40 megapixels before it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await engine.intake(bomb)).toMatchObject({
      status: 'REFUSED',
      kind: 'PNG',
      refusal: { errorCode: 'FILE_TOO_MANY_PIXELS', message: expect.stringContaining('화소') },
    });
  });
});

describe('the size of an image', () => {
  it.each([
    ['a scan of A4', { width: 2480, height: 3508 }, 300, { width: 595.2, height: 841.92 }],
    ['a scan of A3', { width: 3508, height: 4961 }, 300, { width: 841.92, height: 1190.64 }],
    ['a small picture of no density', { width: 400, height: 300 }, null, { width: 300, height: 225 }],
    ['a photo', { width: 4000, height: 3000 }, 72, { width: 793.71, height: 595.28 }],
    ['a photo held upright', { width: 3000, height: 4000 }, null, { width: 595.28, height: 793.71 }],
    ['a dot', { width: 1, height: 1 }, null, { width: 36, height: 36 }],
    ['a hair', { width: 10, height: 30_000 }, 150, { width: 4.8, height: 14_400 }],
  ])('%s', (_what, pixels, density, expected) => {
    expect(choosePageSize(pixels, density)).toEqual(expected);
  });
});
