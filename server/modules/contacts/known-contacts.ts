import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { SheetRow } from './contact-sheet.ts';
import { findExistingContacts } from './contacts.repository.ts';

/** The ids of contacts, by email address and by phone number. */
export type KnownContacts = Map<string, string>;

const emailOf = ({ facts }: SheetRow) => facts.email?.toLowerCase();

/** Reports people who occur twice in a sheet, because it isn't clear which row is correct. */
export function reportRepeatedPeople(rows: readonly SheetRow[]) {
  const first = new Map<string, number>();
  for (const row of rows) {
    // A row with the same email address and number is reported once.
    const reported = new Set<number>();
    for (const [field, value] of [
      ['email', emailOf(row)],
      ['phone', row.facts.phone],
    ] as const) {
      if (!value) continue;
      const before = first.get(value);
      if (before === undefined) first.set(value, row.row);
      else if (!reported.has(before)) {
        reported.add(before);
        row.problems.push({ field, message: `${before}번째 줄과 같은 분이에요. 한 줄만 남겨주세요.` });
      }
    }
  }
}

/** Finds existing contacts by email address and phone number. Reports rows that match two. */
export async function matchKnownContacts(
  transaction: Transaction<DB>,
  organizationUuid: string,
  rows: readonly SheetRow[],
) {
  const emails = rows.flatMap((row) => emailOf(row) ?? []);
  const phones = rows.flatMap(({ facts }) => facts.phone ?? []);
  const known: KnownContacts = new Map();
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

export const findKnownContact = (row: SheetRow, known: KnownContacts) =>
  known.get(emailOf(row) ?? '') ?? known.get(row.facts.phone ?? '') ?? null;
