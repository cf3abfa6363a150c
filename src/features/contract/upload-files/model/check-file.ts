import { MAX_UPLOAD_BYTES } from '@/shared/config';

export const ACCEPTED = '.pdf,.hwp,.hwpx,.png,.jpg,.jpeg';
const ENDINGS = new Set(ACCEPTED.split(','));
const MEGABYTE = 1_048_576;

const endingOf = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase();

/** What is plainly wrong with a file before a byte of it is sent; the server looks again, at the content. */
export function problemOfFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!ENDINGS.has(endingOf(name))) return '이 파일은 올릴 수 없어요. PDF, 한글, PNG, JPG만 돼요.';
  if (size === 0) return '내용이 없는 파일이에요. 파일을 다시 확인하고 올려주세요.';
  if (size > MAX_UPLOAD_BYTES) return `${roundedUp(size)}MB예요. 10MB보다 작은 파일만 올릴 수 있어요.`;
  return null;
}

/** One byte too many is more than 10.0. */
const roundedUp = (bytes: number) => (Math.ceil((bytes / MEGABYTE) * 10) / 10).toFixed(1);

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
