type ArrangedPage = { page: number; turn: number };

/** How a file's pages were changed. `isReordered` ignores removed pages. */
export type ArrangementSummary = { removed: number; turned: number; isReordered: boolean };

export const summarizeArrangement = (pages: readonly ArrangedPage[], pageCount: number): ArrangementSummary => ({
  removed: pageCount - pages.length,
  turned: pages.filter(({ turn }) => turn !== 0).length,
  isReordered: pages.some(({ page }, index) => index > 0 && page < (pages[index - 1]?.page ?? 0)),
});
