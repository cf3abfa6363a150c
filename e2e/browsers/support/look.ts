import type * as Library from '@testing-library/dom';

type Words = { exact: string } | { source: string };
export type Wanted = {
  role: string;
  name?: Words;
  /** Finds an element by its text or label instead of its role. */
  text?: Words;
  label?: Words;
  last?: boolean;
  /** True to ignore disabled elements. */
  enabled?: boolean;
};
type Reference = Record<string, string>;
export type Found = {
  /** The element that a person clicks, which is the label of a styled checkbox or radio button. */
  element: Reference;
  own: Reference;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** Runs in the page, so it can't use anything from outside the function. */
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
