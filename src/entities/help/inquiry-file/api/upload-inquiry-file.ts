import type { UploadFile } from '../model/upload-result';

const OFFLINE = '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.';

/** Uploads to the inquiry of an emailed link or, without one, to the caller's next question. */
export const createFileUploader =
  (secret: string | null): UploadFile =>
  async (file, options) => {
    const client = await import('./post-file').catch(() => null);
    if (!client) return { problem: OFFLINE, mayRetry: true };
    return client.postFile(secret === null ? '/inquiries/files' : `/threads/${secret}/files`, file, options);
  };

export const uploadInquiryFile = createFileUploader(null);
