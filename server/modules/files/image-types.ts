import type { ImageType } from './uploads.repository.ts';

/** A Map rather than an object, in which an extension like `constructor` would find an inherited property. */
export const TYPE_BY_EXTENSION = new Map<string, ImageType>([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
]);
