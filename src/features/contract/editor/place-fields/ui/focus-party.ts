/** Once no layer is above it any more: whose fields are missing. */
export const focusParty = (owner: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-party="${owner}"] input`)?.focus());
