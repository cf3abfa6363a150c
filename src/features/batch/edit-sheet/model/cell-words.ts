import { TICKED_VALUE } from '#rules/fill-field.ts';
import type { BatchColumn, BatchRow } from '@/entities/batch';

const REPAIRS: Readonly<Record<string, string>> = {
  WIDTH: '넓은 글자를 보통 글자로 바꿨어요',
  COMPOSED: '흩어진 한글을 모았어요',
  SPACES: '빈칸을 정리했어요',
  LOST_ZERO: '앞의 0을 되살렸어요',
  COUNTRY_CODE: '나라 번호를 0으로 바꿨어요',
  SERIAL_DATE: '숫자로 바뀐 날짜를 되돌렸어요',
  DATE_FORMAT: '날짜 모양을 맞췄어요',
  AMOUNT_MARKS: '쉼표와 원 표시를 뺐어요',
  TICK: '체크로 바꿨어요',
};

export type CellNote = {
  problems: readonly string[];
  repairs: readonly string[];
  /** The value that was probably meant. */
  offer: string | null;
  /** The number of another row with the same person. */
  twin: number | null;
};

export function getCellNote(
  row: BatchRow,
  key: string,
  { isFirst, numberOf }: { isFirst: boolean; numberOf: (rowId: string) => number | null },
): CellNote | null {
  const isTwin = isFirst && row.twinOf !== null && !row.twinAccepted;
  const note: CellNote = {
    problems: row.problems.filter((one) => one.key === key || (isFirst && one.key === null)).map((one) => one.message),
    repairs: (row.repairs[key] ?? []).map((repair) => REPAIRS[repair] ?? '값을 다듬었어요'),
    offer: row.offers[key] ?? null,
    twin: isTwin && row.twinOf !== null ? numberOf(row.twinOf) : null,
  };
  const isSilent = note.problems.length + note.repairs.length === 0 && note.offer === null && note.twin === null;
  return isSilent ? null : note;
}

/** The first sentence says what is wrong, and the rest what to do about it. */
export function splitProblemText(problem: string): { what: string; help: string } {
  const [what = '', ...rest] = problem.split(/(?<=\.)\s+/);
  return { what, help: rest.join(' ') };
}

const isAmount = ({ field }: BatchColumn) => field?.kind === 'AMOUNT' || field?.kind === 'NUMBER';

const isTick = ({ field }: BatchColumn) => field?.kind === 'CHECKBOX' || field?.kind === 'RADIO';

/** For screen readers, which may skip the sign of a tick. */
export const describeCell = (column: BatchColumn, text: string): string =>
  isTick(column) && text === TICKED_VALUE ? '체크함' : text;

export const isRightAligned = isAmount;

/** Shows a tick as a tick, and groups the digits of amounts, so that an extra zero stands out. */
export function formatCell(column: BatchColumn, text: string): string {
  if (isTick(column) && text === TICKED_VALUE) return '✓';
  if (!isAmount(column) || !/^-?\d+(\.\d+)?$/.test(text)) return text;
  const [whole = '', ...places] = text.split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...places].join('.');
}

/** The second line of a column header, which says who or what the column is about. */
export const getColumnTarget = ({ kind, slotName, field }: BatchColumn): string =>
  kind === 'DOCUMENT_TITLE' ? '문서' : kind === 'FIELD' ? `칸: ${field?.name ?? ''}` : slotName;

/** The first line of a column header. For people, it omits the slot's name, which is on the second line. */
export const getColumnName = ({ kind, head, slotName }: BatchColumn): string =>
  kind !== 'FIELD' && kind !== 'DOCUMENT_TITLE' && head.startsWith(`${slotName} `)
    ? head.slice(slotName.length + 1)
    : head;

const WIDTHS: Partial<Record<BatchColumn['kind'], number>> = {
  NAME: 140,
  EMAIL: 220,
  PHONE: 160,
  TITLE: 130,
  ACCESS_CODE: 130,
  DOCUMENT_TITLE: 240,
};

export const getColumnWidth = ({ kind, field }: BatchColumn): number =>
  WIDTHS[kind] ?? (field?.kind === 'MULTILINE' || field?.kind === 'EMAIL' ? 240 : 150);
