import { MAX_UPLOAD_BYTES } from '@/shared/config';
import { PictureRefusal } from '../model/annotate-failure';
import { readStampPicture, STAMP_TYPES } from '../model/stamp-picture';

export type ReadyStamp = { bitmapId: string; width: number; height: number };
/** Hands a picture in where the one who draws may, and says by which name it is known from then on. */
export type UploadStamp = (png: Blob, signal: AbortSignal) => Promise<string>;

/** Looked at, made a PNG and uploaded. */
export async function addStamp(file: File, upload: UploadStamp, signal: AbortSignal): Promise<ReadyStamp> {
  if (!STAMP_TYPES.some((type) => type === file.type)) throw new PictureRefusal('NOT_A_PICTURE');
  if (file.size > MAX_UPLOAD_BYTES) throw new PictureRefusal('TOO_LARGE');
  const { png, width, height } = await readStampPicture(file).catch(() => {
    throw new PictureRefusal('UNREADABLE');
  });
  return { bitmapId: await upload(png, signal), width, height };
}
