import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import sharp from 'sharp';
import { dict, name, PdfStream, type PdfRef } from '../pdf/objects.ts';
import type { ObjectSink } from '../pdf/object-sink.ts';
import type { PreparedImage } from './drawing.types.ts';

const MAX_PIXELS = 40_000_000;
const pack = promisify(deflate);

/** Converts an image to PDF encoding, with colours and alpha separate. */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const colors = Buffer.allocUnsafe(pixels * 3);
  const alpha = Buffer.allocUnsafe(pixels);
  let opaque = true;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    colors[pixel * 3] = data[pixel * 4] ?? 0;
    colors[pixel * 3 + 1] = data[pixel * 4 + 1] ?? 0;
    colors[pixel * 3 + 2] = data[pixel * 4 + 2] ?? 0;
    const covering = data[pixel * 4 + 3] ?? 255;
    alpha[pixel] = covering;
    if (covering !== 255) opaque = false;
  }
  return {
    width: info.width,
    height: info.height,
    colors: await pack(colors),
    colorFilter: 'FlateDecode',
    alpha: opaque ? null : await pack(alpha),
  };
}

export function embedImage(sink: ObjectSink, image: PreparedImage): PdfRef {
  const common = {
    Type: name('XObject'),
    Subtype: name('Image'),
    Width: image.width,
    Height: image.height,
    BitsPerComponent: 8,
  };
  const mask = image.alpha
    ? sink.add(
        new PdfStream(dict({ ...common, ColorSpace: name('DeviceGray'), Filter: name('FlateDecode') }), image.alpha),
      )
    : null;
  const colors = dict({ ...common, ColorSpace: name('DeviceRGB'), Filter: name(image.colorFilter), SMask: mask });
  return sink.add(new PdfStream(colors, image.colors));
}

const THUMBNAIL_WIDTH = 340;

export async function prepareThumbnail(picture: Uint8Array): Promise<PreparedImage> {
  const small = sharp(picture, { limitInputPixels: MAX_PIXELS })
    .resize(THUMBNAIL_WIDTH)
    .flatten({ background: '#fff' });
  const { data, info } = await small.jpeg({ quality: 76 }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, colors: data, colorFilter: 'DCTDecode', alpha: null };
}
