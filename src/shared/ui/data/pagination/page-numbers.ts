const SHOWN_AT_ONCE = 7;

/**
 * Returns pages such as "1 2 3 4 5 … 15" or "1 … 6 7 8 … 15": both ends, the current page and its neighbours, and gaps.
 */
export function listPageNumbers(page: number, pageCount: number): (number | 'gap-before' | 'gap-after')[] {
  if (pageCount <= SHOWN_AT_ONCE) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const start = Math.max(2, Math.min(page - 1, pageCount - 4));
  const from = page <= 4 ? 2 : start;
  const to = page <= 4 ? 5 : Math.min(pageCount - 1, page >= pageCount - 3 ? pageCount - 1 : page + 1);
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < pageCount - 1 ? (['gap-after'] as const) : []),
    pageCount,
  ];
}
