import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { formatDisposition } from '../files/file-name.ts';
import { SHEET_TYPES, toCsv, toXlsx } from '../sheets/write-sheet.ts';
import { listEntries } from './ledger-page.repository.ts';
import { toLedgerRows } from './ledger-sheet.ts';
import { requireSealOf } from './require-seal-of.ts';

const MAX_EXPORTED = 100_000;

export const createExportSealLedger =
  ({ database }: Deps): OperationHandler<'exportSealLedger'> =>
  async ({ path: { sealId }, query: { format = 'xlsx' }, caller }) => {
    await requireSealOf(database, sealId, caller);
    const entries = await listEntries(database, sealId, caller, { skip: 0, take: MAX_EXPORTED, order: 'asc' });
    const rows = toLedgerRows(entries);
    return {
      kind: 'file',
      contentType: SHEET_TYPES[format],
      bytes: format === 'csv' ? toCsv(rows) : await toXlsx('쓴 기록', rows),
      cacheControl: 'private, no-store',
      disposition: formatDisposition('attachment', `직인 쓴 기록.${format}`),
    };
  };
