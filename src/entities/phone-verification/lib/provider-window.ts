import { readProviderForm, submitProviderForm } from './provider-form';

const NAME = 'dojang-identity';
const CHANNEL = 'dojang-identity';
const FEATURES = 'popup,width=430,height=700';

let opened: Window | null = null;

/**
 * Opens an empty popup and returns false if it was blocked. Browsers allow popups only in a click handler, before
 * anything is awaited.
 */
export function openProviderWindow(): boolean {
  opened = window.open('', NAME, FEATURES);
  return opened !== null;
}

export function closeProviderWindow() {
  opened?.close();
  opened = null;
}

export const isProviderHtml = (html: string, allowedOrigins: readonly string[]) =>
  readProviderForm(html, allowedOrigins) !== null;

/** Returns false if the HTML doesn't lead to an allowed provider. */
export function showProviderPage(html: string, place: 'popup' | 'page', allowedOrigins: readonly string[]): boolean {
  const form = readProviderForm(html, allowedOrigins);
  if (!form) return false;
  submitProviderForm(form, place === 'popup' ? NAME : '_self');
  return true;
}

/**
 * Uses a BroadcastChannel, because our opener policy clears `window.opener` when the popup returns from the provider's
 * origin.
 */
export const notifyOpener = (requestUuid: string) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ requestUuid });
  channel.close();
  window.close();
};

export function listenForReturn(onReturned: (requestUuid: string) => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<{ requestUuid: string }>) =>
    onReturned(data.requestUuid),
  );
  return () => channel.close();
}
