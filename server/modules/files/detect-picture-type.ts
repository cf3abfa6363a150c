const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** Tells PNG from WebP. Printed pages are stored as the former, photographs as the latter. */
export const detectPictureType = (bytes: Buffer) =>
  bytes.subarray(0, PNG.length).equals(PNG) ? ('image/png' as const) : ('image/webp' as const);
