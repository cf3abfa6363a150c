import { setNonce } from 'get-nonce';

/** The server sets a new nonce in the `<meta property="csp-nonce">` that Vite adds to index.html. */
export const readStyleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Scroll locking behind dialogs injects a `<style>`, which the CSP blocks without the nonce. */
export const applyStyleNonce = (): void => {
  const nonce = readStyleNonce();
  if (nonce) setNonce(nonce);
};
