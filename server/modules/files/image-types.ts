import type { ImageType } from './uploads.repository.ts';

/** A Map, because an object would find inherited properties for extensions such as `constructor`. */
export const TYPE_BY_EXTENSION = new Map<string, ImageType>([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
]);
