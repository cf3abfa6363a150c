/** Returns whether the copy succeeded. The clipboard API requires HTTPS, and any browser may block it. */
export async function copyToClipboard(words: string): Promise<boolean> {
  if ('clipboard' in navigator) {
    const isDone = await navigator.clipboard.writeText(words).then(
      () => true,
      () => false,
    );
    if (isDone) return true;
  }
  return copySelected(words);
}

/** Copies a selection, which also works without HTTPS. */
function copySelected(words: string): boolean {
  const before = document.activeElement;
  // A dialog traps focus, so the field must be inside it.
  const place = before?.closest('[role=dialog], [role=alertdialog]') ?? document.body;
  const field = document.createElement('textarea');
  field.value = words;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, { position: 'fixed', top: '0', left: '0', opacity: '0' });
  place.append(field);
  field.focus({ preventScroll: true });
  field.select();
  field.setSelectionRange(0, words.length);
  const isDone = 'execCommand' in document && document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isDone;
}
