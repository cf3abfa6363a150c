/** Focuses the party whose fields are missing, in the next frame when dialogs have closed. */
export const focusParty = (owner: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-party="${owner}"] input`)?.focus());
