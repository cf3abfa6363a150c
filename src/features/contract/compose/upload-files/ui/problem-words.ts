import type { UploadItem } from '../model/upload-item.machine';

const MEGABYTE = 1_048_576;

/** Prefers the server's message if the server rejected the file. */
export function describeProblem({ problem, bytes }: Pick<UploadItem, 'problem' | 'bytes'>): string | null {
  switch (problem) {
    case null:
      return null;
    case 'KIND':
      return '이 파일은 올릴 수 없어요. PDF, 한글, PNG, JPG만 돼요.';
    case 'EMPTY':
      return '내용이 없는 파일이에요. 파일을 다시 확인하고 올려주세요.';
    case 'TOO_LARGE':
      return `${roundedUp(bytes)}MB예요. 10MB보다 작은 파일만 올릴 수 있어요.`;
    default:
      return problem.message;
  }
}

/** Rounds up, so that a file one byte over the limit doesn't read “10.0MB”. */
const roundedUp = (bytes: number) => (Math.ceil((bytes / MEGABYTE) * 10) / 10).toFixed(1);
