import { seenRect } from '#rules/page-geometry.ts';
import { inReadingOrder } from '#rules/reading-order.ts';
import type { Field } from '@/entities/contract';
import { pageKey, type DocumentPage } from '@/entities/document';

/** The fields on the pages that there are, each with its place as it is seen, in the order of filling in. */
export function placedFields(fields: readonly Field[], pages: readonly DocumentPage[]) {
  const byKey = new Map(pages.map((page) => [page.key, page]));
  return inReadingOrder(
    fields.flatMap((field) => {
      const page = byKey.get(pageKey(field));
      return page ? [{ ...field, pageIndex: page.index, seen: seenRect(field.rect, page) }] : [];
    }),
    (field) => field,
  );
}
