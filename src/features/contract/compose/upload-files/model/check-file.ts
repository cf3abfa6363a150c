import { MAX_UPLOAD_BYTES } from '@/shared/config';

export const ACCEPTED_EXTENSIONS = '.pdf,.hwp,.hwpx,.png,.jpg,.jpeg';
const ENDINGS = new Set(ACCEPTED_EXTENSIONS.split(','));

const endingOf = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase();

export type FileProblemCode = 'KIND' | 'EMPTY' | 'TOO_LARGE';

/** Checks a file's name and size before the upload. The server checks the content. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblemCode | null {
  if (!ENDINGS.has(endingOf(name))) return 'KIND';
  if (size === 0) return 'EMPTY';
  return size > MAX_UPLOAD_BYTES ? 'TOO_LARGE' : null;
}

/** The file type shown on the tile until the preview is available, such as "PDF" or "JPG". */
export const getFileTypeLabel = (name: string) =>
  endingOf(name).slice(1).toUpperCase().replace('HWPX', 'HWP').replace('JPEG', 'JPG');

export const isHangul = (name: string) => /\.hwpx?$/i.test(name);

/**
 * The default title of a document, taken from its first file. macOS decomposes Hangul in file names, so it is
 * normalised.
 */
export const getDefaultTitle = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\.[^.]+$/, '')
    .trim();
