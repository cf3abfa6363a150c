import { formatNumber } from '../pdf/serialize.ts';
import { NewPdf } from '../pdf/new-pdf.ts';
import { dict, PdfStream } from '../pdf/objects.ts';
import type { Matrix } from '../pages/matrix.ts';
import { addImage, DamagedImageError, TooManyPixelsError } from './image-object.ts';
import { RefusedFileError } from './refused-file-error.ts';

const POINTS_PER_INCH = 72;
const SCREEN_DPI = 96;
/** Scanners record the real density. Cameras and screenshots usually claim a meaningless 72 or 96. */
const TRUSTED_DPI = 150;
const A4 = { short: 595.28, long: 841.89 };
/** The longest side that common viewers support. */
const MAX_SIDE = 14_400;
const MIN_SIDE = 36;
/** The shorter side of an extremely long image has at least this length. */
const THINNEST_SIDE = 3;

type Size = { width: number; height: number };

export async function imageToPdf(kind: 'PNG' | 'JPEG', bytes: Buffer): Promise<Buffer> {
  const pdf = new NewPdf();
  const image = await added(kind, pdf, bytes);
  const turned = image.orientation > 4;
  const seen = turned ? { width: image.height, height: image.width } : image;
  const page = choosePageSize(seen, image.density);
  const matrix = placed(image.orientation, page).map(formatNumber).join(' ');
  const content = pdf.add(new PdfStream(dict({}), Buffer.from(`q ${matrix} cm /Im Do Q\n`, 'latin1')));
  const root = pdf.addPages([
    {
      MediaBox: [0, 0, page.width, page.height],
      Resources: dict({ XObject: dict({ Im: image.ref }) }),
      Contents: content,
    },
  ]);
  return pdf.finish(root);
}

async function added(kind: 'PNG' | 'JPEG', pdf: NewPdf, bytes: Buffer) {
  try {
    return await addImage(pdf, bytes);
  } catch (error) {
    if (error instanceof TooManyPixelsError) throw new RefusedFileError(kind, 'FILE_TOO_MANY_PIXELS');
    if (error instanceof DamagedImageError) throw new RefusedFileError(kind, 'FILE_DAMAGED');
    throw error;
  }
}

/** Chooses a page size. Scans keep their physical size, and other images have 96 dpi, up to A4. */
export function choosePageSize(pixels: Size, density: number | null): Size {
  const trusted = density !== null && density >= TRUSTED_DPI;
  const points = POINTS_PER_INCH / (trusted ? density : SCREEN_DPI);
  const natural = { width: pixels.width * points, height: pixels.height * points };
  const landscape = pixels.width > pixels.height;
  const room = trusted
    ? { width: MAX_SIDE, height: MAX_SIDE }
    : { width: landscape ? A4.long : A4.short, height: landscape ? A4.short : A4.long };
  const shrink = Math.min(1, room.width / natural.width, room.height / natural.height);
  const grow = Math.max(1, MIN_SIDE / (Math.min(natural.width, natural.height) * shrink));
  const scale = Math.min(shrink * grow, MAX_SIDE / Math.max(natural.width, natural.height));
  const side = (length: number) => Math.max(THINNEST_SIDE, Math.round(length * scale * 100) / 100);
  return { width: side(natural.width), height: side(natural.height) };
}

/** Returns the matrix that fills the page with the image, upright by its EXIF orientation. */
function placed(orientation: number, { width: w, height: h }: Size): Matrix {
  switch (orientation) {
    case 2:
      return [-w, 0, 0, h, w, 0];
    case 3:
      return [-w, 0, 0, -h, w, h];
    case 4:
      return [w, 0, 0, -h, 0, h];
    case 5:
      return [0, -h, -w, 0, w, h];
    case 6:
      return [0, -h, w, 0, 0, h];
    case 7:
      return [0, h, w, 0, 0, 0];
    case 8:
      return [0, h, -w, 0, w, 0];
    default:
      return [w, 0, 0, h, 0, 0];
  }
}
