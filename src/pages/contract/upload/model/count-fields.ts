import type { Contract } from '@/entities/contract';

/** Page numbers are those of the original upload. */
export function countFieldsByPage(contract: Contract | null, fileId: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const arrangement = contract?.files.find(({ file }) => file.fileId === fileId)?.file.arrangement;
  for (const field of contract?.fields ?? []) {
    if (field.fileId !== fileId) continue;
    const page = arrangement ? arrangement.pages[field.page - 1]?.page : field.page;
    if (page !== undefined) counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return counts;
}
