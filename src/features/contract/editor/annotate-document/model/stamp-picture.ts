/** Image formats accepted for stamps. Only the first frame is used. */
export const STAMP_TYPES = [
  'image/apng',
  'image/avif',
  'image/bmp',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
  'image/x-icon',
  'image/vnd.microsoft.icon',
] as const;

/** More pixels than this aren't visible in print. */
const MAX_PIXELS = 1_600;
/** Screens have 96 pixels per inch, and PDF pages 72 points. */
const POINTS_PER_PIXEL = 0.75;

export type StampPicture = { png: Blob; width: number; height: number };

export async function readStampPicture(file: File): Promise<StampPicture> {
  const image = await decode(file);
  const [width, height] = [image.naturalWidth || 300, image.naturalHeight || 300];
  const canvas = halved(image, width, height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The picture could not be written.');
  return { png, width: width * POINTS_PER_PIXEL, height: height * POINTS_PER_PIXEL };
}

async function decode(file: File): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Halves the size repeatedly, because browsers skip pixels when scaling down a lot in one step. */
function halved(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  let source: HTMLImageElement | HTMLCanvasElement = image;
  let [w, h] = [width, height];
  let canvas = drawn(source, w, h);
  while (Math.max(w, h) > MAX_PIXELS) {
    source = canvas;
    [w, h] = [Math.max(1, Math.round(w / 2)), Math.max(1, Math.round(h / 2))];
    canvas = drawn(source, w, h);
  }
  return canvas;
}

function drawn(source: CanvasImageSource, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height);
  return canvas;
}
