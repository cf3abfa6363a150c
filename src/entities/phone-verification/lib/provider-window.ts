import { readProviderForm, submitProviderForm } from './provider-form';

const NAME = 'dojang-identity';
const CHANNEL = 'dojang-identity';
const FEATURES = 'popup,width=430,height=700';

let opened: Window | null = null;

/**
 * A browser allows a popup only inside the click itself, before anything is awaited. Returns false if it was blocked.
 */
export function openProviderWindow(): boolean {
  opened = window.open('', NAME, FEATURES);
  return opened !== null;
}

export function closeProviderWindow() {
  opened?.close();
  opened = null;
}

/** Whether the html leads to a provider and nowhere else. */
export const isProviderHtml = (html: string, allowedOrigins: readonly string[]) =>
  readProviderForm(html, allowedOrigins) !== null;

/** Shows the provider in the open popup, or in this page. Returns false if the html cannot be trusted. */
export function showProvider(html: string, place: 'popup' | 'page', allowedOrigins: readonly string[]): boolean {
  const form = readProviderForm(html, allowedOrigins);
  if (!form) return false;
  submitProviderForm(form, place === 'popup' ? NAME : '_self');
  return true;
}

/**
 * Reports back from the popup. It does not use `window.opener`, because our own policy cuts that connection when the
 * popup returns from the provider's origin, whereas a channel always reaches the waiting page.
 */
export const tellOpener = (requestUuid: string) => {
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
