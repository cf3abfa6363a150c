import { ApiError, getErrorMessage, sendForm, toFormResponse, unwrap, type components } from '@/shared/api';
import type { UploadResult, UploadOptions } from '../model/upload-result';

type FilePath = '/inquiries/files' | `/threads/${string}/files`;

/** Loaded with the first file, so that public pages don't load the API client. */
export async function postFile(path: FilePath, file: File, options: UploadOptions): Promise<UploadResult> {
  const form = new FormData();
  // macOS decomposes Hangul in file names.
  form.append('file', file, file.name.normalize('NFC'));
  try {
    const { ticket } = await unwrap(
      toFormResponse<components['schemas']['InquiryUpload']>(sendForm(path, form, options)),
    );
    return { ticket };
  } catch (thrown) {
    const error = ApiError.from(thrown);
    return { problem: getErrorMessage(error), mayRetry: !FINAL.has(error.status ?? 0) };
  }
}

/** Statuses after which the server would reject the same file again. */
const FINAL: ReadonlySet<number> = new Set([409, 410, 413, 422]);
