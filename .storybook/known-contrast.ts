/**
 * The contrast check takes half of axe's time in a story, and most of the text already appeared in an earlier story of
 * the same file. Text that has already passed, with the same elements around it, gets this attribute and is skipped by
 * the rule.
 */
const KNOWN_CONTRAST = 'data-known-contrast';
export const UNKNOWN_CONTRAST = `:not([${KNOWN_CONTRAST}])`;

const ids = new Map<string, number>();
const judged = new Set<number>();

const numberOf = (text: string) => {
  const id = ids.get(text) ?? ids.size;
  ids.set(text, id);
  return id;
};

/** Attributes that identify an element but don't affect its appearance. */
const NAMES = /^(?:id|for|name|value|title|alt|src|href|aria-(?:label|labelledby|describedby|controls|owns))$/;
const STATES = [':hover', ':focus', ':focus-within', ':active', ':disabled', ':checked', ':placeholder-shown'];
const ANY_STATE = STATES.join();

function describeLook(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !NAMES.test(name) && name !== KNOWN_CONTRAST)
    .map(({ name, value }) => `${name}=${value}`);
  const states = element.matches(ANY_STATE) ? STATES.filter((state) => element.matches(state)) : [];
  return [element.tagName, ...attributes.toSorted(), ...states].join(' ');
}

/** Returns whether the middle of the element is not covered. axe cannot judge covered text. */
function isOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && element.contains(found);
}

/** Returns the element's own text. axe treats a single character as an icon and leaves it for manual review. */
const textOf = (element: Element) =>
  [...element.childNodes].reduce((text, node) => (node.nodeType === Node.TEXT_NODE ? text + node.nodeValue : text), '');

let fresh: number[] = [];

/** Marks text that earlier stories already showed. Runs before axe. */
export function markKnownContrast() {
  fresh = [];
  visit(document.body, numberOf(`${innerWidth} ${describeLook(document.documentElement)}`), '');
}

/** Remembers the text of a story that passed, so that it isn't checked again. */
export function keepJudgements() {
  for (const id of fresh) judged.add(id);
  fresh = [];
}

function visit(element: Element, parent: number, before: string): string {
  const look = describeLook(element);
  const id = numberOf(`${parent} ${before} ${look}`);
  const isKnown = judged.has(id);
  element.toggleAttribute(KNOWN_CONTRAST, isKnown);
  if (!isKnown && textOf(element).trim().length > 1 && isOnTop(element)) fresh.push(id);
  let previous = '';
  for (const child of element.children) previous = visit(child, id, previous);
  return look;
}
