import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { PERSON_NAME_MAX, readName } from '../../../rules/graphemes.ts';
import { formatPhoneNumber } from '../../../rules/phone-number.ts';
import { DomainError } from '../../contract/domain-error.ts';
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
/** What else people and other programs call these columns. */
const OTHER_NAMES: Record<Column, readonly string[]> = {
  name: ['name', '성명', '받는분'],
  company: ['company', '회사명', '소속', '조직'],
  title: ['title', '직책', '직위', '직급'],
  email: ['email', 'e-mail', 'mail', '이메일', '메일주소', '이메일주소'],
  phone: ['phone', 'mobile', '휴대전화', '휴대폰번호', '전화번호', '연락처'],
  memo: ['memo', 'note', '비고'],
  groups: ['group', 'groups', '연락처그룹', '묶음'],
};

export type SheetRow = Record<Exclude<Column, 'groups'>, string> & {
  /** As a spreadsheet counts. */
  row: number;
  groups: string[];
  facts: ReturnType<typeof readContact>['facts'];
  problems: FieldProblem[];
};

export const MOST_ROWS = 10_000;
const MOST_GROUPS = 50;

/** Rows below the head that hold anything, each with what is wrong with it by itself. */
export function readContactRows([head = [], ...rows]: readonly (readonly string[])[]): SheetRow[] {
  const places = findColumns(head);
  return rows.flatMap((cells, place) => {
    if (cells.every((cell) => cell === '')) return [];
    const text = (column: Column) => cells[places.get(column) ?? -1] ?? '';
    const typed = {
      name: text('name'),
      company: text('company'),
      title: text('title'),
      email: text('email'),
      phone: withZero(text('phone')),
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
    const wrong = groups.length > MOST_GROUPS || groups.some((name) => readName(name, PERSON_NAME_MAX) === null);
    const all = wrong ? [...problems, { field: 'groups', message: '그룹 이름을 50자까지 적어주세요.' }] : problems;
    return [{ row: place + 2, ...typed, groups: groups.map((name) => name.normalize('NFC')), facts, problems: all }];
  });
}

function findColumns(head: readonly string[]) {
  const places = new Map<Column, number>();
  head.forEach((cell, place) => {
    const called = cell.normalize('NFC').toLowerCase().replaceAll(/[\s*]/g, '');
    const column = COLUMNS.find((one) => HEAD[one] === called || OTHER_NAMES[one].includes(called));
    if (column && !places.has(column)) places.set(column, place);
  });
  if (!places.has('name') || !(places.has('email') || places.has('phone'))) throw new DomainError('SHEET_HEAD_WRONG');
  return places;
}

/** A spreadsheet takes 010-… without hyphens for a number and drops the zero. */
const withZero = (text: string) => (/^1[016789]\d{7,8}$/.test(text) ? `0${text}` : text);

export function contactsAsRows(contacts: readonly ContactRow[], groupNames: ReadonlyMap<string, string>): string[][] {
  const rows = contacts.map(({ name, company, title, email, phone, memo, groupUuids }) => {
    const groups = groupUuids.flatMap((uuid) => groupNames.get(uuid) ?? []).join(', ');
    return [name, company, title, email ?? '', phone === null ? '' : formatPhoneNumber(phone), memo, groups];
  });
  return [COLUMNS.map((column) => HEAD[column]), ...rows];
}

/** Cells of an XLSX are texts by their type; nothing in them is ever a formula. */
export const asXlsx = async (rows: string[][]) =>
  Buffer.from(
    await writeXlsx({ sheets: [{ name: '연락처', rows, columns: rows[0]?.map(() => ({ width: 20 })) ?? [] }] }),
  );

/** With a mark that tells Excel that it is UTF-8. */
export const asCsv = (rows: string[][]) =>
  Buffer.from(`\ufeff${writeCsv(rows.map((cells) => cells.map(harmless)))}`, 'utf8');

/** What begins like this a spreadsheet would calculate, whoever wrote it. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
