import sharp from 'sharp';

const MAX_PIXELS = 40_000_000;
/** The darkest that a channel of paper may be. Fainter lines can't be seen on a printed page. */
const PAPER = 240;

/** Returns whether nothing of a picture can be seen on white paper. Runs in a child process. */
export async function isBlankPicture(bytes: Uint8Array): Promise<boolean> {
  const { data } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return !data.some((channel) => channel < PAPER);
}
