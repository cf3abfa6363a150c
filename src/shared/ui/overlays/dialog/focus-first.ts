/** Of radio buttons, only the chosen one, which is where the Tab key leads as well. */
const FIELDS =
  'input:not([type=hidden], [type=radio], :disabled), [type=radio]:checked:not(:disabled), textarea:not(:disabled), select, [role=combobox], [role=radio], [role=tab][aria-selected=true]';
const RADIO = '[type=radio]:not(:disabled)';

/**
 * Focuses a layer's first field, or the tab before it. Without fields, focuses the first button in the footer, which is the harmless one, or
 * else the layer itself.
 */
export function focusFirstElement(layer: HTMLElement): void {
  const wish = layer.querySelector<HTMLElement>('[data-autofocus]');
  const field =
    layer.querySelector<HTMLElement>(`[data-layer-body] :is(${FIELDS})`) ??
    layer.querySelector<HTMLElement>(`[data-layer-body] ${RADIO}`);
  const button = layer.querySelector<HTMLElement>('[data-layer-footer] :is(button, a)');
  (wish ?? field ?? button ?? layer).focus();
}
