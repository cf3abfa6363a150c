import { MAX_UPLOAD_BYTES } from '@/shared/config';

export const ACCEPTED_EXTENSIONS = '.pdf,.hwp,.hwpx,.png,.jpg,.jpeg';
const ENDINGS = new Set(ACCEPTED_EXTENSIONS.split(','));

const endingOf = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase();

export type FileProblemCode = 'KIND' | 'EMPTY' | 'TOO_LARGE';

/** Checks a file's name and size before the upload. Its content is checked by the server. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblemCode | null {
  if (!ENDINGS.has(endingOf(name))) return 'KIND';
  if (size === 0) return 'EMPTY';
  return size > MAX_UPLOAD_BYTES ? 'TOO_LARGE' : null;
}

/** Returns the file type shown on the tile until there is a preview, such as "PDF" or "JPG". */
export const getFileTypeLabel = (name: string) =>
  endingOf(name).slice(1).toUpperCase().replace('HWPX', 'HWP').replace('JPEG', 'JPG');

export const isHangulFile = (name: string) => /\.hwpx?$/i.test(name);

/**
 * Returns the default title of a document, taken from its first file. Normalises the name, because macOS decomposes
 * Hangul in file names.
 */
export const getDefaultTitle = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\.[^.]+$/, '')
    .trim();
