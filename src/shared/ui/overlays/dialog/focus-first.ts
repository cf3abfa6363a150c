const FIELDS = 'input:not([type=hidden], :disabled), textarea:not(:disabled), select, [role=combobox], [role=radio]';

/**
 * Focuses a layer's first field. Without fields, focuses the first button in the footer, which is the harmless one, or
 * else the layer itself.
 */
export function focusFirstElement(layer: HTMLElement): void {
  const wish = layer.querySelector<HTMLElement>('[data-autofocus]');
  const field = layer.querySelector<HTMLElement>(`[data-layer-body] :is(${FIELDS})`);
  const button = layer.querySelector<HTMLElement>('[data-layer-footer] :is(button, a)');
  (wish ?? field ?? button ?? layer).focus();
}
