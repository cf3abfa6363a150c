/** Focuses the party whose fields are missing, a frame later, after dialogs have closed. */
export const focusParty = (owner: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-party="${owner}"] input`)?.focus());
