/**
 * Focuses the button that guides the sender through their fields, in the next frame, after dialogs have closed. Does
 * nothing if something else has focus by then.
 */
export const focusGuidedFillButton = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-lead]')?.focus();
  });
