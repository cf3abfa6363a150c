import type { Problem } from '../../core/contract.types.ts';
import { formatFieldName, computeOverlap, locateField, warning, type Draft } from './draft.ts';

const NOTICED_COVER = 0.25;
const BLANKS_TOLD = 20;
const UNREAD = '글자를 아직 다 읽지 못해서, 가려진 글자와 빈칸은 살펴보지 못했어요. 이대로 보낼 수 있어요.';

/** Reports fields that cover printed text, and blanks without a field. */
export function lintPages({ files, fields, read }: Draft): Problem[] {
  const unread = read.flatMap(({ fileId, isRead }) => {
    if (isRead) return [];
    const name = files.find(({ file }) => file.fileUuid === fileId)?.file.name ?? '';
    return [warning('PAGES_UNREAD', `${name}: ${UNREAD}`, { fileId })];
  });
  const hidden = fields.flatMap((field) => {
    const words = read.find(({ fileId }) => fileId === field.fileId)?.words ?? [];
    const covers = words.some(
      ({ page, rect }) => page === field.page && computeOverlap(field.rect, rect) > NOTICED_COVER,
    );
    return covers
      ? [warning('FIELD_OVER_TEXT', `${formatFieldName(field)}이 인쇄된 글자를 가려요.`, locateField(field))]
      : [];
  });
  const blanks = read.flatMap(({ fileId, suggestions }) => {
    const own = fields.filter((field) => field.fileId === fileId);
    return suggestions
      .filter(({ page, rect }) => !own.some((field) => field.page === page && computeOverlap(field.rect, rect) > 0))
      .map(({ page, rect, name }) =>
        warning('BLANK_LEFT', `${page}쪽에 채울 사람이 없는 빈칸이 있어요${name ? ` (${name})` : ''}.`, {
          fileId,
          page,
          rect,
        }),
      );
  });
  return [...unread, ...hidden, ...blanks.slice(0, BLANKS_TOLD)];
}
