import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { formatDisposition } from '../files/file-name.ts';
import { SHEET_TYPES, toCsv, toXlsx } from '../sheets/write-sheet.ts';
import { listLedgerEntries } from './ledger-page.repository.ts';
import { toLedgerRows } from './ledger-sheet.ts';
import { requireOrganizationSeal } from './require-organization-seal.ts';

const MAX_EXPORTED = 100_000;

export const createExportSealLedger =
  ({ database }: Deps): OperationHandler<'exportSealLedger'> =>
  async ({ path: { sealId }, query: { format = 'xlsx' }, caller }) => {
    await requireOrganizationSeal(database, sealId, caller);
    const entries = await listLedgerEntries(database, sealId, caller, { skip: 0, take: MAX_EXPORTED, order: 'asc' });
    const rows = toLedgerRows(entries);
    return {
      kind: 'file',
      contentType: SHEET_TYPES[format],
      bytes: format === 'csv' ? toCsv(rows) : await toXlsx('쓴 기록', rows),
      cacheControl: 'private, no-store',
      disposition: formatDisposition('attachment', `직인 쓴 기록.${format}`),
    };
  };
