type ArrangedPage = { page: number; turn: number };

/** The changes to the pages of a file. `isReordered` is true if the remaining pages are not in their original order. */
export type ArrangementSummary = { removed: number; turned: number; isReordered: boolean };

export const summarizeArrangement = (pages: readonly ArrangedPage[], pageCount: number): ArrangementSummary => ({
  removed: pageCount - pages.length,
  turned: pages.filter(({ turn }) => turn !== 0).length,
  isReordered: pages.some(({ page }, index) => index > 0 && page < (pages[index - 1]?.page ?? 0)),
});
