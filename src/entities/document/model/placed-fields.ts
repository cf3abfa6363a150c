import { toDisplayRect, type Rect } from '#rules/page-geometry.ts';
import { sortByReadingOrder } from '#rules/reading-order.ts';
import { getPageKey, type DocumentPage } from './document-page';

type Placeable = { fieldId: string; fileId: string; page: number; rect: Rect; tabOrder?: number };
export type PlacedField<Field> = Field & { pageIndex: number; seen: Rect };

export function placeFields<Field extends Placeable>(
  fields: readonly Field[],
  pages: readonly DocumentPage[],
): PlacedField<Field>[] {
  const byKey = new Map(pages.map((page) => [page.key, page]));
  return sortByReadingOrder(
    fields.flatMap((field) => {
      const page = byKey.get(getPageKey(field));
      return page ? [{ ...field, pageIndex: page.index, seen: toDisplayRect(field.rect, page) }] : [];
    }),
    (field) => field,
  );
}
