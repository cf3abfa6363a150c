import { setNonce } from 'get-nonce';

/** The server writes a fresh nonce into the `<meta property="csp-nonce">` that Vite leaves in index.html. */
export const readStyleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Scroll locking behind dialogs injects a `<style>`; without the nonce the policy would drop it. */
export const applyStyleNonce = (): void => {
  const nonce = readStyleNonce();
  if (nonce) setNonce(nonce);
};
