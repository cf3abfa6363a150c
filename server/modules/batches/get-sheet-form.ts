import { MAX_SHEET_COLUMNS, type SheetColumn } from '../../../rules/sheet-columns.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { formatDisposition } from '../files/file-name.ts';
import { SHEET_TYPES, toCsv } from '../sheets/write-sheet.ts';
import { requireVersion } from '../templates/versions.repository.ts';
import { formatFormHeader, toSampleCell, writeFormWorkbook } from './form-workbook.ts';
import { readColumns } from './load-sheet.ts';
import { requireSendableVersion } from '../templates/sendable-version.ts';

export const createGetSheetForm =
  ({ database }: Pick<Deps, 'database'>): OperationHandler<'getSheetForm'> =>
  async ({ path, query: { format = 'xlsx' }, caller }) => {
    const { template, versionUuid } = await requireSendableVersion(database, path.templateId, caller.member);
    const { columns } = await readColumns(database, versionUuid);
    requireColumnLimit(columns);
    const { number } = await requireVersion(database, versionUuid);
    const bytes =
      format === 'csv'
        ? toCsv([columns.map(formatFormHeader), columns.map(({ sample }) => sample)])
        : await writeFormWorkbook({ columns, number: number ?? 0, sample: columns.map(toSampleCell) });
    return {
      kind: 'file',
      contentType: SHEET_TYPES[format],
      bytes,
      cacheControl: 'private, no-store',
      disposition: formatDisposition('attachment', `${template.title}_양식.${format}`),
    };
  };

/** Rejects forms with more columns than we accept when they are uploaded. */
export function requireColumnLimit(columns: readonly SheetColumn[]) {
  if (columns.length <= MAX_SHEET_COLUMNS) return;
  const message = `엑셀로 채울 칸이 ${MAX_SHEET_COLUMNS}개를 넘어요. 템플릿에서 칸을 줄이거나 받는 분이 채우게 해주세요.`;
  throw new DomainError('TOO_MANY', { message });
}
