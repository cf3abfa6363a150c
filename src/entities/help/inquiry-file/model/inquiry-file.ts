import { MAX_UPLOAD_BYTES } from '@/shared/config';

export const MAX_INQUIRY_FILES = 5;

export type InquiryFile = {
  key: number;
  file: File;
  state: { step: 'uploading'; share: number } | { step: 'ready'; ticket: string } | Failed;
};
type Failed = { step: 'failed'; problem: string; mayRetry: boolean };

/** Rejects empty and oversized files before uploading them. */
export function findInquiryFileProblem({ size }: Pick<File, 'size'>): Failed | null {
  if (size === 0) return refuse('내용이 없는 파일이에요. 다른 파일을 골라주세요.');
  if (size > MAX_UPLOAD_BYTES) return refuse('10MB보다 커요. 작게 줄여서 다시 골라주세요.');
  return null;
}

const refuse = (problem: string): Failed => ({ step: 'failed', problem, mayRetry: false });

export function findSendingObstacle(files: readonly InquiryFile[]): string | undefined {
  if (files.some(({ state }) => state.step === 'uploading')) return '파일을 다 올리면 보낼 수 있어요';
  if (files.some(({ state }) => state.step === 'failed')) return '올리지 못한 파일을 빼거나 다시 올려주세요';
  return undefined;
}

export const listUploadTickets = (files: readonly InquiryFile[]) =>
  files.flatMap(({ state }) => (state.step === 'ready' ? [state.ticket] : []));
