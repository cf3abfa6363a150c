import { removeBackground, type Pixels } from './remove-background';

export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/bmp', 'image/gif'] as const;

const MAX_PIXELS = 40_000_000;
const MAX_BYTES = 30_000_000;
/** In pixels. A field never shows more detail than this. */
const MAX_SIDE = 1_000;

/** Scales a photo down for processing. Returns null if it isn't an image or is too large. */
export async function decodePhoto(file: File): Promise<Pixels | null> {
  if (!PHOTO_TYPES.some((type) => type === file.type) || file.size > MAX_BYTES) return null;
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width === 0 || height === 0 || width * height > MAX_PIXELS) return null;
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    const pen = penFor(size);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, size.width, size.height);
    return { ...size, data: pen.getImageData(0, 0, size.width, size.height).data };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Returns null for a photo without ink. */
export async function createPhotoPng(
  photo: Pixels,
  how: { isCleaned: boolean; isSeal: boolean; threshold: number },
): Promise<Blob | null> {
  const cleaned = how.isCleaned ? removeBackground(photo, how.isSeal ? 'vermilion' : 'as it is', how.threshold) : null;
  if (how.isCleaned && !cleaned) return null;
  const { data, width, height } = cleaned ?? photo;
  const bounds = cleaned?.bounds ?? { x: 0, y: 0, width, height };
  const pen = penFor(bounds);
  pen.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), -bounds.x, -bounds.y);
  return new Promise((resolve) => pen.canvas.toBlob(resolve, 'image/png'));
}

function penFor({ width, height }: { width: number; height: number }): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas.');
  return pen;
}
