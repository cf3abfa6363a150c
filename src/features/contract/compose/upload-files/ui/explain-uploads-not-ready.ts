import type { UploadItem } from '../model/upload-item.machine';

/** `isProblem` is true if the sender has to fix something, and false if waiting is enough. */
export function explainUploadsNotReady(items: readonly UploadItem[]): { words: string; isProblem: boolean } | null {
  const broken = items.filter(({ state }) => state === 'refused' || state === 'stopped').length;
  if (broken > 0) return { words: `파일 ${broken}개를 고쳐야 해요`, isProblem: true };
  const asking = items.filter(({ state }) => state === 'asking').length;
  if (asking > 0) return { words: `파일 ${asking}개를 확인해주세요`, isProblem: true };
  if (items.length === 0) return { words: '파일을 먼저 올려주세요', isProblem: false };
  if (items.some(({ state }) => state !== 'ready'))
    return { words: '파일이 다 올라가면 다음으로 갈 수 있어요', isProblem: false };
  return null;
}
