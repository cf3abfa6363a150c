import { DomainError } from '../../contract/domain-error.ts';
import type { MemberCaller } from '../../contract/access.ts';
import type { FileResponse, OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { formatDisposition } from '../files/file-name.ts';
import { toCsv, toXlsx, SHEET_TYPES } from '../sheets/write-sheet.ts';
import { countEntries, isSealOf, listEntries } from './ledger-page.repository.ts';
import { toLedgerRows } from './ledger-sheet.ts';

const MAX_EXPORTED = 100_000;

/** Lists and exports the record of everything done with a seal (쓴 기록). */
export function createSealLedgerHandlers({ database }: Deps) {
  async function requireSeal(sealId: string, { member }: MemberCaller) {
    if (!(await isSealOf(database, sealId, member.organizationUuid))) throw new DomainError('NOT_FOUND');
  }

  return {
    async listSealLedger({ path: { sealId }, query: { page = 1, size = 20 }, caller }) {
      await requireSeal(sealId, caller);
      const place = { skip: (page - 1) * size, take: size, order: 'desc' } as const;
      const items = await listEntries(database, sealId, caller, place);
      return { items, page, size, total: await countEntries(database, sealId) };
    },
    async exportSealLedger({ path: { sealId }, query: { format = 'xlsx' }, caller }): Promise<FileResponse> {
      await requireSeal(sealId, caller);
      const entries = await listEntries(database, sealId, caller, { skip: 0, take: MAX_EXPORTED, order: 'asc' });
      const rows = toLedgerRows(entries);
      return {
        kind: 'file',
        contentType: SHEET_TYPES[format],
        bytes: format === 'csv' ? toCsv(rows) : await toXlsx('쓴 기록', rows),
        cacheControl: 'private, no-store',
        disposition: formatDisposition('attachment', `직인 쓴 기록.${format}`),
      };
    },
  } satisfies Partial<OperationHandlers>;
}
