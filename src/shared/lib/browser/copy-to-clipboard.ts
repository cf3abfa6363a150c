/** Copies text and returns whether it worked. Pages without https have no clipboard API, and any browser may refuse. */
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

/** The older way, which works without https: it copies the selection. */
function copySelected(words: string): boolean {
  const before = document.activeElement;
  // A dialog takes the focus back from everything outside it.
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
