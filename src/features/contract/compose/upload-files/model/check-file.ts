import { MAX_UPLOAD_BYTES } from '@/shared/config';

export const ACCEPTED_EXTENSIONS = '.pdf,.hwp,.hwpx,.png,.jpg,.jpeg';
const ENDINGS = new Set(ACCEPTED_EXTENSIONS.split(','));

const endingOf = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase();

export type FileProblemCode = 'KIND' | 'EMPTY' | 'TOO_LARGE';

/** Checks a file's name and size before the upload. The server checks its content. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblemCode | null {
  if (!ENDINGS.has(endingOf(name))) return 'KIND';
  if (size === 0) return 'EMPTY';
  return size > MAX_UPLOAD_BYTES ? 'TOO_LARGE' : null;
}

/** The type shown on a tile without a preview, such as "PDF" or "JPG". */
export const getFileTypeLabel = (name: string) =>
  endingOf(name).slice(1).toUpperCase().replace('HWPX', 'HWP').replace('JPEG', 'JPG');

export const isHangulFile = (name: string) => /\.hwpx?$/i.test(name);

/** Takes the title from the first file's name, normalised because macOS decomposes Hangul. */
export const getDefaultTitle = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\.[^.]+$/, '')
    .trim();
