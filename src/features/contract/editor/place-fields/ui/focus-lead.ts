/** Once no layer is above it any more, and unless something else was gone back to: where the way through one's own fields begins. */
export const focusLead = () =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-lead]')?.focus();
  });
