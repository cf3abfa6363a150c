import type { ContractFile } from '../core/contract-files.repository.ts';

type Place = { fileId: string; page: number };

/**
 * Returns a function that maps a page of a replaced file to the new file, or to null if it was removed. When both files
 * are from the same upload, fields and drawings keep their pages. Returns null if no file was replaced like that.
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

const listUploadPages = ({ file: { arrangement }, pages }: ContractFile): number[] =>
  arrangement ? arrangement.pages.map(({ page }) => page) : pages.map(({ number }) => number);
