/** Focuses the party whose fields are missing, in the next frame, after dialogs have closed. */
export const focusParty = (owner: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-party="${owner}"] input`)?.focus());
