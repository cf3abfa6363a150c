import type { ToastKind } from './toast-host';

const show = async (kind: ToastKind, text: string) => {
  const { showToast } = await import('./toast-host');
  showToast(kind, text);
};

/** Only for confirmations and default errors. Anything that needs action belongs in a Banner. */
export const toast = {
  success: (text: string): void => void show('success', text),
  error: (text = '문제가 생겼어요. 다시 시도해주세요'): void => void show('error', text),
};
