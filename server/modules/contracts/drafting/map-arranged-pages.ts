import type { ContractFile } from '../core/contract-files.repository.ts';

type Place = { fileId: string; page: number };

/**
 * Returns a function that maps a page of a draft's replaced file to its place in the new one, or to null if the page
 * was removed. If both files come from the same upload, fields and drawings can stay on their pages. Returns null if no
 * file was replaced that way.
 */
export function mapArrangedPages(before: readonly ContractFile[], after: readonly ContractFile[]) {
  const kept = new Set(after.map(({ file }) => file.fileUuid));
  const gone = before.filter(({ file }) => !kept.has(file.fileUuid));
  const known = new Set(before.map(({ file }) => file.fileUuid));
  const added = after.filter(({ file }) => !known.has(file.fileUuid));
  const successors = new Map(
    gone.flatMap((one) => {
      const successor = added.find((other) => uploadOf(other) === uploadOf(one));
      return successor ? [[one.file.fileUuid, { pages: listUploadPages(one), successor }] as const] : [];
    }),
  );
  if (successors.size === 0) return null;

  return (place: Place): Place | null => {
    const moved = successors.get(place.fileId);
    if (!moved) return place;
    const page = moved.pages[place.page - 1];
    const index = page === undefined ? -1 : listUploadPages(moved.successor).indexOf(page);
    return index === -1 ? null : { fileId: moved.successor.file.fileUuid, page: index + 1 };
  };
}

const uploadOf = ({ file }: ContractFile) => file.arrangement?.fileId ?? file.fileUuid;

/** Lists the numbers that the file's pages have in the upload. */
const listUploadPages = ({ file: { arrangement }, pages }: ContractFile): number[] =>
  arrangement ? arrangement.pages.map(({ page }) => page) : pages.map(({ number }) => number);
