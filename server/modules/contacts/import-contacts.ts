import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler, ResultOf } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { parseChosenRows } from './chosen-rows.ts';
import { ensureGroups } from './contact-groups.repository.ts';
import { MAX_ROWS, readContactRows, type SheetRow } from './contact-sheet.ts';
import { insertContacts, lockContactImports, updateContact, type NewContact } from './contacts.repository.ts';
import { findKnownContact, matchKnownContacts, reportRepeatedPeople, type KnownContacts } from './known-contacts.ts';

type Answer = ResultOf<'importContacts'>;

export function createImportContacts({ database, documents, now }: Deps): OperationHandler<'importContacts'> {
  return async ({ body, caller }) => {
    const { organizationUuid } = caller.member;
    const { file, act, duplicates = 'SKIP', rows: chosen } = body;
    if (file.bytes.length === 0) throw new DomainError('FILE_EMPTY');
    const sheet = await documents.readSheet(file.bytes, MAX_ROWS + 1);
    if (!sheet.isReadable) throw new DomainError('SHEET_UNREADABLE');
    const { rows, unreadColumns } = readContactRows(sheet.rows);
    if (rows.length > MAX_ROWS)
      throw new DomainError('TOO_MANY', { message: '한 번에 10,000줄까지 넣을 수 있어요. 나눠서 넣어주세요.' });
    reportRepeatedPeople(rows);
    return database.transaction().execute(async (transaction) => {
      // Without the lock, two concurrent imports don't see each other's new contacts, and create duplicates.
      await lockContactImports(transaction, organizationUuid);
      const known = await matchKnownContacts(transaction, organizationUuid, rows);
      const seen = (count: { imported: number; updated: number }): Answer => ({
        total: rows.length,
        ready: rows.filter(({ problems }) => problems.length === 0).length,
        ...count,
        unreadColumns,
        rows: rows.map((row) => describeRow(row, known)),
      });
      if (act === 'CHECK') return seen({ imported: 0, updated: 0 });
      const taken = rows.filter(parseChosenRows(chosen));
      if (taken.some(({ problems }) => problems.length > 0)) throw new DomainError('IMPORT_ROWS_WRONG');
      return seen(await writeRows(transaction, organizationUuid, taken, known, duplicates === 'UPDATE'));
    });
  };

  async function writeRows(
    transaction: Transaction<DB>,
    organizationUuid: string,
    rows: readonly SheetRow[],
    known: KnownContacts,
    updates: boolean,
  ) {
    const groups = await ensureGroups(transaction, organizationUuid, [...new Set(rows.flatMap((row) => row.groups))]);
    const added: NewContact[] = [];
    let updated = 0;
    for (const row of rows) {
      const groupUuids = row.groups.flatMap((name) => groups.get(name) ?? []);
      const contactUuid = findKnownContact(row, known);
      if (contactUuid === null)
        added.push({ contactUuid: uuidv7(), organizationUuid, ...row.facts, groupUuids, createdAt: now() });
      else if (updates && (await updateContact(transaction, contactUuid, { ...row.facts, groupUuids }))) updated += 1;
    }
    await insertContacts(transaction, added);
    return { imported: added.length, updated };
  }
}

function describeRow(sheetRow: SheetRow, known: KnownContacts): Answer['rows'][number] {
  const { facts: _, ...row } = sheetRow;
  return { ...row, contactId: findKnownContact(sheetRow, known) };
}
