import type { ArrangedPage, File as StoredFile } from '@/entities/file';

/** A removed page keeps its position, so that it can be restored there. */
export type ArrangedSheet = ArrangedPage & { isKept: boolean };

const QUARTERS = [0, 90, 180, 270] as const;

/** Lists the upload's pages in their current order. Removed pages follow their predecessor in the upload. */
export function layOutSheets(pageCount: number, arrangement: StoredFile['arrangement']): ArrangedSheet[] {
  const kept: readonly ArrangedPage[] = arrangement?.pages ?? numberPages(pageCount);
  const sheets: ArrangedSheet[] = kept.map((page) => ({ ...page, isKept: true }));
  for (const page of numberPages(pageCount)) {
    if (sheets.some((sheet) => sheet.page === page.page)) continue;
    const before = sheets.findIndex((sheet) => sheet.page === page.page - 1);
    sheets.splice(before + 1, 0, { ...page, isKept: false });
  }
  return sheets;
}

const numberPages = (count: number): ArrangedPage[] =>
  Array.from({ length: count }, (_, index) => ({ page: index + 1, turn: 0 }));

export const rotateSheet = (sheets: readonly ArrangedSheet[], page: number): ArrangedSheet[] =>
  change(sheets, page, (sheet) => ({ ...sheet, turn: QUARTERS[(sheet.turn / 90 + 1) % 4] ?? 0 }));

export const setSheetKept = (sheets: readonly ArrangedSheet[], page: number, isKept: boolean): ArrangedSheet[] =>
  change(sheets, page, (sheet) => ({ ...sheet, isKept }));

/** Moves a page to a zero-based position, clamped to the valid range. */
export function moveSheet(sheets: readonly ArrangedSheet[], page: number, to: number): ArrangedSheet[] {
  const moved = sheets.filter((sheet) => sheet.page === page);
  const others = sheets.filter((sheet) => sheet.page !== page);
  const place = Math.max(0, to);
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
}

const change = (sheets: readonly ArrangedSheet[], page: number, by: (sheet: ArrangedSheet) => ArrangedSheet) =>
  sheets.map((sheet) => (sheet.page === page ? by(sheet) : sheet));

export const listKeptPages = (sheets: readonly ArrangedSheet[]): ArrangedPage[] =>
  sheets.flatMap(({ isKept, ...page }) => (isKept ? [page] : []));

/** Compares the resulting files, in which the positions of removed pages don't matter. */
export function isSameArrangement(one: readonly ArrangedSheet[], other: readonly ArrangedSheet[]): boolean {
  const [pages, others] = [listKeptPages(one), listKeptPages(other)];
  return (
    pages.length === others.length &&
    pages.every(({ page, turn }, index) => page === others[index]?.page && turn === others[index]?.turn)
  );
}

export const numberKeptPages = (sheets: readonly ArrangedSheet[]): ReadonlyMap<number, number> =>
  new Map(listKeptPages(sheets).map(({ page }, index) => [page, index + 1]));

/** Returns a page's position among the kept pages after a move, counted from 1. */
export const getPositionAfterMove = (sheets: readonly ArrangedSheet[], page: number, to: number): number =>
  numberKeptPages(moveSheet(sheets, page, to)).get(page) ?? to + 1;
