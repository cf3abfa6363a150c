import type * as Library from '@testing-library/dom';

type Words = { exact: string } | { source: string };
export type Wanted = {
  role: string;
  name?: Words;
  /** Instead of a role: words that stand on the page, or what labels an entry. */
  text?: Words;
  label?: Words;
  /** Of several, the last. */
  last?: boolean;
  /** Only what can be pressed now. */
  enabled?: boolean;
};
type Reference = Record<string, string>;
export type Found = {
  /** What a person would press: where an input is drawn by its label, the label. */
  element: Reference;
  own: Reference;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** Runs inside of the page: it may use nothing from outside of itself. */
export function look(
  { role, name, text, label: labelled, last = false, enabled = false }: Wanted,
  library: typeof Library,
) {
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const fits = (said: string, words: Words) =>
    'exact' in words ? said.trim() === words.exact : new RegExp(words.source, 'u').test(said);
  const all = text
    ? library.queryAllByText(document.body, (said) => fits(said, text))
    : labelled
      ? library.queryAllByLabelText(document.body, (said) => fits(said, labelled))
      : library.queryAllByRole(document.body, role, name ? { name: (said) => fits(said, name) } : {});
  const seen = all.filter((one) => {
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
    const { width, height } = (label ?? one).getBoundingClientRect();
    const isOff = one.getAttribute('aria-disabled') === 'true' || one.matches(':disabled');
    return width > 0 && height > 0 && getComputedStyle(label ?? one).visibility !== 'hidden' && !(enabled && isOff);
  });
  const own = seen[last ? seen.length - 1 : 0];
  if (!own) return null;
  const label = own instanceof HTMLInputElement && /radio|checkbox/.test(own.type) ? own.labels?.[0] : undefined;
  const element = label ?? own;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, own, left, top, width, height };
}
