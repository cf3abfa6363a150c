/**
 * Focuses the button that guides the sender through their fields, in the next frame when dialogs have closed. Does
 * nothing if focus has already moved elsewhere.
 */
export const focusLead = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-lead]')?.focus();
  });
