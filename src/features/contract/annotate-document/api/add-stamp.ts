import { ApiError } from '@/shared/api';
import { MAX_UPLOAD_BYTES } from '@/shared/config';
import type { AnnotateFailure } from '../model/annotate-document.machine';
import { readStampPicture, STAMP_TYPES } from '../model/stamp-picture';

export type ReadyStamp = { bitmapId: string; width: number; height: number };
/** Hands a picture in where the one who draws may, and says by which name it is known from then on. */
export type UploadStamp = (png: Blob, signal: AbortSignal) => Promise<string>;

/** Looked at, made a PNG and uploaded; or why not. */
export async function addStamp(
  file: File,
  upload: UploadStamp,
  signal: AbortSignal,
): Promise<ReadyStamp | { failure: AnnotateFailure }> {
  if (!STAMP_TYPES.some((type) => type === file.type)) return { failure: 'NOT_A_PICTURE' };
  if (file.size > MAX_UPLOAD_BYTES) return { failure: 'TOO_LARGE' };
  const picture = await readStampPicture(file).catch(() => null);
  if (!picture) return { failure: 'UNREADABLE' };
  try {
    const bitmapId = await upload(picture.png, signal);
    return { bitmapId, width: picture.width, height: picture.height };
  } catch (error) {
    return { failure: ApiError.from(error) };
  }
}
