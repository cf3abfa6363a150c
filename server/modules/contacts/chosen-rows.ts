import type { SheetRow } from './contact-sheet.ts';

/** Parses a selection of rows such as `2-40,43`. */
export function parseChosenRows(text: string | undefined) {
  if (text === undefined) return () => true;
  const ranges = text.split(',').map((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return { first, last };
  });
  return ({ row }: SheetRow) => ranges.some(({ first, last }) => row >= first && row <= last);
}
