const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** Pages with text and lines are PNG, scanned ones WebP. */
export const detectPictureType = (bytes: Buffer) =>
  bytes.subarray(0, PNG.length).equals(PNG) ? ('image/png' as const) : ('image/webp' as const);
