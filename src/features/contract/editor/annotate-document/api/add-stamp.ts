import { MAX_UPLOAD_BYTES } from '@/shared/config';
import { InvalidPictureError } from '../model/annotate-failure';
import { readStampPicture, STAMP_TYPES } from '../model/stamp-picture';

export type UploadedStamp = { bitmapId: string; width: number; height: number };
export type UploadStamp = (png: Blob, signal: AbortSignal) => Promise<string>;

export async function addStamp(file: File, upload: UploadStamp, signal: AbortSignal): Promise<UploadedStamp> {
  if (!STAMP_TYPES.some((type) => type === file.type)) throw new InvalidPictureError('NOT_A_PICTURE');
  if (file.size > MAX_UPLOAD_BYTES) throw new InvalidPictureError('TOO_LARGE');
  const { png, width, height } = await readStampPicture(file).catch(() => {
    throw new InvalidPictureError('UNREADABLE');
  });
  return { bitmapId: await upload(png, signal), width, height };
}
