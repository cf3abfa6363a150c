import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { formatDisposition } from '../files/file-name.ts';
import { toCsv, toXlsx, SHEET_TYPES } from '../sheets/write-sheet.ts';
import { listGroups } from './contact-groups.repository.ts';
import { toContactRows } from './contact-sheet.ts';
import { listContactsPage } from './contacts.repository.ts';

const MAX_EXPORTED = 100_000;

export const createExportContacts =
  ({ database }: Deps): OperationHandler<'exportContacts'> =>
  async ({ query: { format = 'xlsx', group }, caller }) => {
    const { organizationUuid } = caller.member;
    const all = { skip: 0, take: MAX_EXPORTED };
    const { items } = await listContactsPage(database, organizationUuid, { group }, all);
    const groups = await listGroups(database, organizationUuid);
    const rows = toContactRows(items, new Map(groups.map(({ contactGroupId, name }) => [contactGroupId, name])));
    return {
      kind: 'file',
      contentType: SHEET_TYPES[format],
      bytes: format === 'csv' ? toCsv(rows) : await toXlsx('연락처', rows),
      cacheControl: 'private, no-store',
      disposition: formatDisposition('attachment', `연락처.${format}`),
    };
  };
