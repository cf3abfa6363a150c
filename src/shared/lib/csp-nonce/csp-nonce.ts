import { setNonce } from 'get-nonce';

/**
 * Returns the nonce for styles. The server sets a new one in the `<meta property="csp-nonce">` that Vite adds to
 * index.html.
 */
export const readStyleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Registers the nonce. Scroll locking behind dialogs injects a `<style>`, which the CSP would block without it. */
export const applyStyleNonce = (): void => {
  const nonce = readStyleNonce();
  if (nonce) setNonce(nonce);
};
