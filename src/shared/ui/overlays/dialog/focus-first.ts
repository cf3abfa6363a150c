const FIELDS = 'input:not([type=hidden], :disabled), textarea:not(:disabled), select, [role=combobox], [role=radio]';

/** Focuses the first field, or else the footer's first button, which is the harmless one, or else the layer itself. */
export function focusFirst(layer: HTMLElement): void {
  const wish = layer.querySelector<HTMLElement>('[data-autofocus]');
  const field = layer.querySelector<HTMLElement>(`[data-layer-body] :is(${FIELDS})`);
  const button = layer.querySelector<HTMLElement>('[data-layer-footer] :is(button, a)');
  (wish ?? field ?? button ?? layer).focus();
}
