/**
 * Contrast is half of what axe costs in a story, and most of the text in the stories of a file has been there in an
 * earlier one. Text that was judged before with the same elements around it is marked, and the rule passes it over.
 */
const KNOWN_CONTRAST = 'data-known-contrast';
export const UNKNOWN = `:not([${KNOWN_CONTRAST}])`;

const ids = new Map<string, number>();
const judged = new Set<number>();

const numberOf = (text: string) => {
  const id = ids.get(text) ?? ids.size;
  ids.set(text, id);
  return id;
};

/** What tells two elements of the same look apart, and says nothing about how they look. */
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

/** Whether nothing lies over the middle of the text, because axe cannot judge text that is covered. */
function isOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && element.contains(found);
}

/** A single character is an icon to axe, which leaves it to people. */
const textOf = (element: Element) =>
  [...element.childNodes].reduce((text, node) => (node.nodeType === Node.TEXT_NODE ? text + node.nodeValue : text), '');

let fresh: number[] = [];

/** Marks the text on the page that earlier stories have shown, before axe runs. */
export function markKnownContrast() {
  fresh = [];
  visit(document.body, numberOf(`${innerWidth} ${describeLook(document.documentElement)}`), '');
}

/** Takes the text of a story that has passed for judged. */
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
