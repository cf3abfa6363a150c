import { toast } from './toast';

/** Browsers keep the clipboard from pages without https, and may refuse it anywhere. */
export async function copyText(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error('복사하지 못했어요. 직접 골라서 복사해주세요');
  }
}
