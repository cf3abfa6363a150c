type ArrangedPage = { page: number; turn: number };

/** What was changed in a file's pages. `isReordered` is true if the remaining pages aren't in their original order. */
export type ArrangementSummary = { removed: number; turned: number; isReordered: boolean };

export const summarizeArrangement = (pages: readonly ArrangedPage[], pageCount: number): ArrangementSummary => ({
  removed: pageCount - pages.length,
  turned: pages.filter(({ turn }) => turn !== 0).length,
  isReordered: pages.some(({ page }, index) => index > 0 && page < (pages[index - 1]?.page ?? 0)),
});
