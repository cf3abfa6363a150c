import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { getListBoxKey, requireSameVersion } from './list-box-key.ts';
import { describeListBox, lockListBox, updateListBox } from './list-boxes.repository.ts';
import { readSheetItems, requireItemCapacity } from './read-items.ts';

/** More rows than items, because a column can have gaps and duplicates. */
const MAX_ROWS = 10_000;

/** Imports items from a spreadsheet's first column. */
export const createImportListBoxItems =
  ({ database, documents, now }: Deps): OperationHandler<'importListBoxItems'> =>
  async ({ path, body: { file, mode, version }, caller }) => {
    if (file.bytes.length === 0) throw new DomainError('FILE_EMPTY');
    const sheet = await documents.readSheet(file.bytes, MAX_ROWS);
    if (!sheet.isReadable) throw new DomainError('SHEET_UNREADABLE');
    if (sheet.rows.length > MAX_ROWS)
      throw new DomainError('TOO_MANY', { message: '10,000줄까지 읽을 수 있어요. 나눠서 넣어주세요.' });
    return database.transaction().execute(async (transaction) => {
      const before = await lockListBox(transaction, getListBoxKey(path, caller));
      requireSameVersion(before.version, Number(version));
      const kept = mode === 'APPEND' ? before.items : [];
      const { added, duplicates } = readSheetItems(sheet.rows, kept);
      const items = [...kept, ...added];
      requireItemCapacity(items.length);
      const after = await updateListBox(transaction, before, { items, at: now() });
      return { listBox: describeListBox(after), added: added.length, duplicates };
    });
  };
