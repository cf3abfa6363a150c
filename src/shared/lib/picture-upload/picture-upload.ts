import { api, ApiError, unwrap, withTimeLimit } from '@/shared/api';
import { IMAGE_TYPES, MAX_UPLOAD_BYTES } from '@/shared/config';

/** Checks an image before the upload. The server checks it again. */
export function findPictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!IMAGE_TYPES.some((allowed) => allowed === type)) return '이 파일은 올릴 수 없어요. PNG, JPG만 돼요.';
  if (size > MAX_UPLOAD_BYTES) {
    return `${(size / 1_048_576).toFixed(1)}MB예요. 10MB보다 작은 파일만 올릴 수 있어요.`;
  }
  return null;
}

/** Returns the image's URL for the call that uses it. */
export async function uploadPicture(file: File): Promise<string> {
  const presigned = await unwrap(api.POST('/users/profile-images/presigned-url', { body: { fileName: file.name } }));
  const response = await fetch(presigned.uploadUrl, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': presigned.contentType },
    signal: withTimeLimit(),
  }).catch((error: unknown) => {
    throw ApiError.from(error);
  });
  if (!response.ok) throw await uploadError(response);
  return presigned.profileImgUrl;
}

async function uploadError(response: Response) {
  return unwrap<never>(Promise.resolve({ error: await response.json().catch(() => undefined), response })).catch(
    (error: unknown) => ApiError.from(error),
  );
}
