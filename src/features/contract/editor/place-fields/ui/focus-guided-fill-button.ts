/** Waits a frame for dialogs to close, and gives way to anything that has focus after that. */
export const focusGuidedFillButton = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-lead]')?.focus();
  });
