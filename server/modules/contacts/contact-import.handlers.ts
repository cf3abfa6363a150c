import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { FileResponse, OperationHandlers, ResultOf } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { formatDisposition } from '../files/file-name.ts';
import { toCsv, toXlsx, SHEET_TYPES } from '../sheets/write-sheet.ts';
import { ensureGroups, listGroups } from './contact-groups.repository.ts';
import { toContactRows, MAX_ROWS, readContactRows, type SheetRow } from './contact-sheet.ts';
import {
  findExistingContacts,
  insertContacts,
  listContactsPage,
  updateContact,
  type NewContact,
} from './contacts.repository.ts';

type Answer = ResultOf<'importContacts'>;
type Known = Map<string, string>;

/** Imports contacts from spreadsheets and exports them. */
export function createContactImportHandlers({ database, documents, now }: Deps) {
  return {
    async importContacts({ body, caller }) {
      const { organizationUuid } = caller.member;
      const { file, act, duplicates = 'SKIP', rows: chosen } = body;
      if (file.bytes.length === 0) throw new DomainError('FILE_EMPTY');
      const sheet = await documents.readSheet(file.bytes, MAX_ROWS + 1);
      if (!sheet.isReadable) throw new DomainError('SHEET_UNREADABLE');
      const { rows, unreadColumns } = readContactRows(sheet.rows);
      if (rows.length > MAX_ROWS)
        throw new DomainError('TOO_MANY', { message: '한 번에 10,000줄까지 넣을 수 있어요. 나눠서 넣어주세요.' });
      markTwins(rows);
      return database.transaction().execute(async (transaction) => {
        // Without the lock, two simultaneous imports wouldn't see each other's new contacts, and would create
        // duplicates.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`contacts ${organizationUuid}`}, 2))`.execute(
          transaction,
        );
        const known = await knownAmong(transaction, organizationUuid, rows);
        const seen = (count: { imported: number; updated: number }): Answer => ({
          total: rows.length,
          ready: rows.filter(({ problems }) => problems.length === 0).length,
          ...count,
          unreadColumns,
          rows: rows.map((row) => rowView(row, known)),
        });
        if (act === 'CHECK') return seen({ imported: 0, updated: 0 });
        const taken = rows.filter(chosenBy(chosen));
        if (taken.some(({ problems }) => problems.length > 0)) throw new DomainError('IMPORT_ROWS_WRONG');
        return seen(await write(transaction, organizationUuid, taken, known, duplicates === 'UPDATE'));
      });
    },
    async exportContacts({ query: { format = 'xlsx', group }, caller }) {
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
      } satisfies FileResponse;
    },
  } satisfies Partial<OperationHandlers>;

  async function write(
    transaction: Transaction<DB>,
    organizationUuid: string,
    rows: readonly SheetRow[],
    known: Known,
    updates: boolean,
  ) {
    const groups = await ensureGroups(transaction, organizationUuid, [...new Set(rows.flatMap((row) => row.groups))]);
    const added: NewContact[] = [];
    let updated = 0;
    for (const row of rows) {
      const groupUuids = row.groups.flatMap((name) => groups.get(name) ?? []);
      const contactUuid = contactOf(row, known);
      if (contactUuid === null)
        added.push({ contactUuid: uuidv7(), organizationUuid, ...row.facts, groupUuids, createdAt: now() });
      else if (updates && (await updateContact(transaction, contactUuid, { ...row.facts, groupUuids }))) updated += 1;
    }
    await insertContacts(transaction, added);
    return { imported: added.length, updated };
  }
}

const MAX_EXPORTED = 100_000;

const emailOf = ({ facts }: SheetRow) => facts.email?.toLowerCase();

/** Marks people who occur twice in a sheet, because it is unclear which row is correct. */
function markTwins(rows: readonly SheetRow[]) {
  const first = new Map<string, number>();
  for (const row of rows) {
    for (const [field, value] of [
      ['email', emailOf(row)],
      ['phone', row.facts.phone],
    ] as const) {
      if (!value) continue;
      const before = first.get(value);
      if (before === undefined) first.set(value, row.row);
      else row.problems.push({ field, message: `${before}번째 줄과 같은 분이에요. 한 줄만 남겨주세요.` });
    }
  }
}

/** Finds existing contacts by email address and phone number. Reports rows that match two contacts. */
async function knownAmong(transaction: Transaction<DB>, organizationUuid: string, rows: readonly SheetRow[]) {
  const emails = rows.flatMap((row) => emailOf(row) ?? []);
  const phones = rows.flatMap(({ facts }) => facts.phone ?? []);
  const known: Known = new Map();
  for (const { contactUuid, email, phone } of await findExistingContacts(transaction, organizationUuid, {
    emails,
    phones,
  })) {
    if (email !== null) known.set(email, contactUuid);
    if (phone !== null) known.set(phone, contactUuid);
  }
  for (const row of rows) {
    const byEmail = known.get(emailOf(row) ?? '');
    const byPhone = known.get(row.facts.phone ?? '');
    if (byEmail && byPhone && byEmail !== byPhone)
      row.problems.push({ field: 'phone', message: '메일 주소와 번호가 서로 다른 연락처에 있어요. 확인해주세요.' });
  }
  return known;
}

const contactOf = (row: SheetRow, known: Known) =>
  known.get(emailOf(row) ?? '') ?? known.get(row.facts.phone ?? '') ?? null;

function rowView(sheetRow: SheetRow, known: Known): Answer['rows'][number] {
  const { facts: _, ...row } = sheetRow;
  return { ...row, contactId: contactOf(sheetRow, known) };
}

/** Parses a selection of rows such as `2-40,43`. */
function chosenBy(text: string | undefined) {
  if (text === undefined) return () => true;
  const ranges = text.split(',').map((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return { first, last };
  });
  return ({ row }: SheetRow) => ranges.some(({ first, last }) => row >= first && row <= last);
}
