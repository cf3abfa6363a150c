import { copyToClipboard } from '@/shared/lib/browser';
import { toast } from './toast';

export async function copyText(text: string, done: string) {
  if (await copyToClipboard(text)) toast.success(done);
  else toast.error('복사하지 못했어요. 직접 골라서 복사해주세요');
}
