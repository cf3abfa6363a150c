import sharp from 'sharp';
import { toDisplayRect, getDisplaySize, type PageShape, type Rect } from '../../rules/page-geometry.ts';

export type Picture = {
  data: Buffer;
  width: number;
  height: number;
  /** The page's position in the picture, which may fall between two pixels. */ sheet: Rect;
};
export type Ink = { left: number; top: number; right: number; bottom: number };

/** A pixel counts as ink if any of its colour channels is darker than this. */
const PAPER = 190;
/** The margin searched around a field, because seals and descenders extend beyond its edges. */
const AROUND = 8;

export async function readPicture(bytes: Buffer, sheet?: Rect): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { data, width, height, sheet: sheet ?? { x: 0, y: 0, width, height } };
}

/** Returns the bounds of the ink in and around a field, in points on the displayed page. */
export function inkIn({ data, width, height, sheet }: Picture, rect: Rect, page: PageShape): Ink | null {
  const scale = sheet.width / getDisplaySize(page).width;
  const seen = toDisplayRect(rect, page);
  const [x, y] = [sheet.x + (seen.x - AROUND) * scale, sheet.y + (seen.y - AROUND) * scale];
  const end = {
    x: Math.min(width, sheet.x + sheet.width, x + (seen.width + 2 * AROUND) * scale),
    y: Math.min(height, sheet.y + sheet.height, y + (seen.height + 2 * AROUND) * scale),
  };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let row = Math.ceil(Math.max(0, y)); row < Math.floor(end.y); row += 1) {
    for (let column = Math.ceil(Math.max(0, x)); column < Math.floor(end.x); column += 1) {
      const at = (row * width + column) * 3;
      if (Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) >= PAPER) continue;
      [left, right] = [Math.min(left, column), Math.max(right, column + 1)];
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row + 1)];
    }
  }
  if (right < left) return null;
  return {
    left: (left - sheet.x) / scale,
    top: (top - sheet.y) / scale,
    right: (right - sheet.x) / scale,
    bottom: (bottom - sheet.y) / scale,
  };
}

export const distance = (one: Ink, other: Ink) =>
  Math.max(...(['left', 'top', 'right', 'bottom'] as const).map((edge) => Math.abs(one[edge] - other[edge])));

export async function sideBySide(pictures: readonly Picture[], width = 900): Promise<Buffer> {
  const sized = await Promise.all(
    pictures.map(({ data, sheet, ...size }) =>
      sharp(data, { raw: { ...size, channels: 3 } })
        .extract({
          left: Math.ceil(sheet.x),
          top: Math.ceil(sheet.y),
          width: Math.floor(sheet.width) - 1,
          height: Math.floor(sheet.height) - 1,
        })
        .resize(width)
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...sized.map(({ info }) => info.height));
  return sharp({ create: { width: (width + 10) * sized.length - 10, height, channels: 3, background: '#888' } })
    .composite(sized.map(({ data }, index) => ({ input: data, left: index * (width + 10), top: 0 })))
    .png()
    .toBuffer();
}
