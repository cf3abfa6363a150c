const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** Tells PNG, which printed pages are stored as, from WebP, which photographs are. */
export const detectPictureType = (bytes: Buffer) =>
  bytes.subarray(0, PNG.length).equals(PNG) ? ('image/png' as const) : ('image/webp' as const);
