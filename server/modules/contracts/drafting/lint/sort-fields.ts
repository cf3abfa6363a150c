import { toDisplayRect } from '../../../../../rules/page-geometry.ts';
import { sortByReadingOrder } from '../../../../../rules/reading-order.ts';
import type { Field } from '../../core/contract.types.ts';
import type { FilePages } from '../../core/contract-files.repository.ts';

/** Sorts fields in the order in which they are filled in. Fields on missing pages come first. */
export function sortFields({ fields, files }: { fields: readonly Field[]; files: readonly FilePages[] }): Field[] {
  const pages = files.flatMap(({ file, pages: own }) =>
    own.map((page) => ({ key: pageKey({ fileId: file.fileUuid, page: page.number }), page })),
  );
  const byKey = new Map(pages.map(({ key, page }, pageIndex) => [key, { page, pageIndex }]));
  return sortByReadingOrder(fields, (field) => {
    const { fieldId, tabOrder, rect } = field;
    const found = byKey.get(pageKey(field));
    const seen = found ? toDisplayRect(rect, found.page) : rect;
    return { fieldId, tabOrder, pageIndex: found?.pageIndex ?? -1, seen };
  });
}

const pageKey = ({ fileId, page }: Pick<Field, 'fileId' | 'page'>) => `${fileId}/${page}`;
