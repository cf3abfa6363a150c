import sharp, { type Metadata, type Sharp } from 'sharp';
import { dict, name, PdfStream, type PdfRef, type PdfValue } from '../pdf/objects.ts';
import type { ObjectSink } from '../pdf/object-sink.ts';
import { stripJpeg } from './jpeg.ts';
import { MAX_PIXELS } from './words.ts';

export class DamagedImageError extends Error {
  override name = 'DamagedImageError';
}
export class TooManyPixelsError extends Error {
  override name = 'TooManyPixelsError';
}

export type ImageObject = {
  ref: PdfRef;
  /** In pixels as stored, before rotation. */
  width: number;
  height: number;
  /** The EXIF orientation; 1 is upright. Only JPEGs that were embedded as they are have another one. */
  orientation: number;
  /** In dots per inch. Null if unknown. */
  density: number | null;
};

const QUALITY = 90;

/**
 * Adds an image to a PDF: JPEGs that PDF supports as they are, other JPEGs re-encoded, and anything else compressed
 * without loss.
 */
export async function addImage(sink: ObjectSink, bytes: Buffer): Promise<ImageObject> {
  const metadata = await readMetadata(bytes);
  const density = readDensity(metadata);
  const jpeg = metadata.format === 'jpeg' && isPlainJpeg(metadata) ? stripJpeg(bytes) : null;
  if (jpeg) {
    // Decodes the image only to find damage. A truncated one would leave the page half empty.
    await decoded(() => open(bytes).resize(16, 16, { fit: 'fill' }).raw().toBuffer());
    const { width, height, orientation = 1 } = metadata;
    return { ref: addJpeg(sink, jpeg, metadata), width, height, orientation, density };
  }
  const upright = open(bytes)
    .autoOrient()
    .toColourspace(isGrey(metadata) ? 'b-w' : 'srgb');
  const added =
    metadata.format === 'jpeg' ? await addEncodedJpeg(sink, upright) : await addPacked(sink, upright, metadata);
  return { ...added, orientation: 1, density };
}

const isGrey = ({ space }: Metadata) => space === 'b-w' || space === 'grey16';

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  const metadata = await decoded(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (metadata.width * metadata.height > MAX_PIXELS) throw new TooManyPixelsError();
  return metadata;
}

async function decoded<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (error) {
    throw new DamagedImageError('The picture does not decode.', { cause: error });
  }
}

/** Returns whether a JPEG has eight bits per channel in RGB or grey, and no colour profile but sRGB. */
function isPlainJpeg({ space, channels, depth, icc }: Metadata) {
  const standard = !icc || icc.includes('sRGB') || icc.includes(Buffer.from('sRGB', 'utf16le').swap16());
  return depth === 'uchar' && standard && ((space === 'srgb' && channels === 3) || (space === 'b-w' && channels === 1));
}

function readDensity({ density }: Metadata) {
  return density !== undefined && density >= 1 && density <= 20_000 ? density : null;
}

function addJpeg(
  sink: ObjectSink,
  bytes: Buffer,
  { width, height, channels }: Pick<Metadata, 'width' | 'height' | 'channels'>,
) {
  return sink.add(
    new PdfStream(
      imageDict(width, height, channels === 1 ? 'DeviceGray' : 'DeviceRGB', { Filter: name('DCTDecode') }),
      bytes,
    ),
  );
}

async function addEncodedJpeg(sink: ObjectSink, picture: Sharp) {
  const { data, info } = await decoded(() =>
    picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer({ resolveWithObject: true }),
  );
  return { ref: addJpeg(sink, data, info), width: info.width, height: info.height };
}

async function addPacked(sink: ObjectSink, picture: Sharp, { hasAlpha }: Metadata) {
  const colours = await packed(picture.clone().removeAlpha());
  const mask = hasAlpha ? await packed(picture.clone().extractChannel('alpha')) : null;
  const maskRef = mask && sink.add(packedStream(mask, 'DeviceGray'));
  const space = colours.channels === 1 ? 'DeviceGray' : 'DeviceRGB';
  const ref = sink.add(packedStream(colours, space, maskRef ? { SMask: maskRef } : {}));
  return { ref, width: colours.width, height: colours.height };
}

type Packed = { data: Buffer; width: number; height: number; channels: number };

/** Encodes the image as a PNG, whose compressed rows PDF can use as they are. */
async function packed(picture: Sharp): Promise<Packed> {
  const { data, info } = await decoded(() =>
    picture.png({ compressionLevel: 6, adaptiveFiltering: true, palette: false }).toBuffer({ resolveWithObject: true }),
  );
  return { data: idatOf(data), width: info.width, height: info.height, channels: data[25] === 0 ? 1 : 3 };
}

function idatOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return Buffer.concat(parts);
}

function packedStream({ data, width, height, channels }: Packed, space: string, more: Record<string, PdfValue> = {}) {
  const parameters = dict({ Predictor: 15, Colors: channels, BitsPerComponent: 8, Columns: width });
  return new PdfStream(
    imageDict(width, height, space, { Filter: name('FlateDecode'), DecodeParms: parameters, ...more }),
    data,
  );
}

const imageDict = (width: number, height: number, space: string, more: Record<string, PdfValue>) =>
  dict({
    Type: name('XObject'),
    Subtype: name('Image'),
    Width: width,
    Height: height,
    ColorSpace: name(space),
    BitsPerComponent: 8,
    ...more,
  });
