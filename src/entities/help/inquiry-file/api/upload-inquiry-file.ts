import type { UploadFile } from '../model/uploaded';

const OFFLINE = '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.';

/** Uploads files for the inquiry behind an emailed link, or for the caller's next question if there is no link. */
export const createUploadFile =
  (secret: string | null): UploadFile =>
  async (file, options) => {
    const client = await import('./post-file').catch(() => null);
    if (!client) return { problem: OFFLINE, mayRetry: true };
    return client.postFile(secret === null ? '/inquiries/files' : `/threads/${secret}/files`, file, options);
  };

/** For new questions. */
export const uploadInquiryFile = createUploadFile(null);
