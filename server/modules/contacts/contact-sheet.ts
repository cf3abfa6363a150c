import { MAX_PERSON_NAME_LENGTH, normalizeName } from '../../../rules/names.ts';
import { formatPhoneNumber, extractPhoneDigits } from '../../../rules/phone-number.ts';
import { readSheetText } from '../../../rules/sheet-text.ts';
import { findContactColumns, type SheetColumn } from './contact-columns.ts';
import type { ContactRow } from './contacts.repository.ts';
import { readContact, type FieldProblem } from './read-contact.ts';

const COLUMNS = ['name', 'company', 'title', 'email', 'phone', 'memo', 'groups'] as const;
type Column = (typeof COLUMNS)[number];

const HEAD: Record<Column, string> = {
  name: '이름',
  company: '회사',
  title: '직함',
  email: '메일',
  phone: '휴대폰',
  memo: '메모',
  groups: '그룹',
};

export type SheetRow = Record<Exclude<Column, 'groups'>, string> & {
  row: number;
  groups: string[];
  facts: ReturnType<typeof readContact>['facts'];
  problems: FieldProblem[];
};

export const MAX_ROWS = 10_000;
const MAX_GROUPS = 50;

/** Reads the rows below the headings that aren't empty, with each row's problems. */
export function readContactRows(sheet: readonly (readonly string[])[]): { rows: SheetRow[]; unreadColumns: string[] } {
  const { places, unread } = findContactColumns(sheet);
  const rows = sheet.slice(1).flatMap((cells, place) => {
    if (cells.every((cell) => cell === '')) return [];
    // Repairs cells like those of a batch, such as a name with a line break.
    const text = (column: SheetColumn) => readSheetText(cells[places.get(column) ?? -1] ?? '', column === 'memo').value;
    const typed = {
      name: text('name'),
      company: text('company'),
      title: [text('department'), text('title')].filter(Boolean).join(' '),
      email: text('email'),
      phone: restoreLeadingZero(text('phone')),
      memo: text('memo'),
    };
    const groups = [
      ...new Set(
        text('groups')
          .split(/[,;|]/)
          .flatMap((name) => name.trim() || []),
      ),
    ];
    const { facts, problems } = readContact(typed);
    const wrong =
      groups.length > MAX_GROUPS || groups.some((name) => normalizeName(name, MAX_PERSON_NAME_LENGTH) === null);
    const all = wrong ? [...problems, { field: 'groups', message: '그룹 이름을 50자까지 적어주세요.' }] : problems;
    return [{ row: place + 2, ...typed, groups: groups.map((name) => name.normalize('NFC')), facts, problems: all }];
  });
  return { rows, unreadColumns: unread };
}

/** Restores the leading zero of 010-…, which spreadsheets drop from numbers and some people leave out. */
function restoreLeadingZero(text: string): string {
  const digits = extractPhoneDigits(text);
  return /^1[016789]\d{7,8}$/.test(digits) ? `0${digits}` : text;
}

export function toContactRows(contacts: readonly ContactRow[], groupNames: ReadonlyMap<string, string>): string[][] {
  const rows = contacts.map(({ name, company, title, email, phone, memo, groupUuids }) => {
    const groups = groupUuids.flatMap((uuid) => groupNames.get(uuid) ?? []).join(', ');
    return [name, company, title, email ?? '', phone === null ? '' : formatPhoneNumber(phone), memo, groups];
  });
  return [COLUMNS.map((column) => HEAD[column]), ...rows];
}
