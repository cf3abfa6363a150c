import { MAX_UPLOAD_BYTES } from '@/shared/config';

export const ACCEPTED = '.pdf,.hwp,.hwpx,.png,.jpg,.jpeg';
const ENDINGS = new Set(ACCEPTED.split(','));

const endingOf = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase();

export type FileFault = 'KIND' | 'EMPTY' | 'TOO_LARGE';

/** Checks a file's name and size before the upload. The server checks the content. */
export function findFault({ name, size }: Pick<File, 'name' | 'size'>): FileFault | null {
  if (!ENDINGS.has(endingOf(name))) return 'KIND';
  if (size === 0) return 'EMPTY';
  return size > MAX_UPLOAD_BYTES ? 'TOO_LARGE' : null;
}

/** "PDF", "HWP", "PNG", "JPG": what the tile of a file shows until its first page is there. */
export const tileWords = (name: string) =>
  endingOf(name).slice(1).toUpperCase().replace('HWPX', 'HWP').replace('JPEG', 'JPG');

export const isHangul = (name: string) => /\.hwpx?$/i.test(name);

/** The name that a document gets from its first file. Macs keep Hangul in single letters. */
export const titleOfFile = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\.[^.]+$/, '')
    .trim();
