import { setImmediate as letOthersRun } from 'node:timers/promises';
import { getSeoulDay } from '../../../rules/dates.ts';
import { listFormulaFields } from '../../../rules/formula.ts';
import { checkCell } from '../../../rules/sheet-cell.ts';
import { describeCellProblem } from '../../../rules/sheet-cell-words.ts';
import type { RawCell, RepairKind } from '../../../rules/sheet-cell.types.ts';
import { listPersonKeys } from '../../../rules/sheet-duplicates.ts';
import type { MatchesPattern } from '../../../rules/value-problem.ts';
import type { Deps } from '../../deps.ts';
import type { Problem } from '../contracts/core/contract.types.ts';
import { lintContractParts } from '../contracts/drafting/lint/lint.ts';
import type { RowProblem, SheetCells } from './batch.types.ts';
import type { Sheet } from './load-sheet.ts';
import { toRowParts, toVaryingFieldsDraft, type RowParts } from './row-parts.ts';

export type RawCells = Readonly<Record<string, RawCell>>;
export type CheckedRow = {
  cells: SheetCells;
  repairs: Record<string, RepairKind[]>;
  problems: RowProblem[];
  offers: SheetCells;
  people: string[][];
};

/** Problems with the template or the sender, reported once instead of in every row. */
const NOT_OF_A_ROW: ReadonlySet<Problem['code']> = new Set(['SENDER_MARK_NOT_YOURS', 'FILE_NOT_READY', 'NO_SIGNER']);
const AT_ONCE = 100;

/** Normalises and checks rows: first each cell, then the contract that the row would become. */
export async function checkRows(
  { patterns, secrets }: Pick<Deps, 'patterns' | 'secrets'>,
  sheet: Sheet,
  rows: readonly RawCells[],
  { is1904 = false }: { is1904?: boolean } = {},
): Promise<CheckedRow[]> {
  const context = { today: getSeoulDay(sheet.draft.sendsAt), is1904 };
  const hashKey = (slot: number, key: string) =>
    secrets.hash('batch-person', `${sheet.sender.organizationUuid} ${slot} ${key}`).toString('base64url').slice(0, 22);
  const checked: CheckedRow[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE);
    // Checks whole rows in the same call, because each call to the thread that matches patterns is slow.
    const judged = await patterns.judge((fits) => some.map((row) => checkRow(sheet, row, { ...context, fits })));
    for (const { parts, ...row } of judged) {
      const asked = parts.people.filter(({ slot }) => slot.person === 'ASK');
      checked.push({
        ...row,
        people: asked.map((person, slot) => listPersonKeys(person).map((key) => hashKey(slot, key))),
      });
    }
    await letOthersRun();
  }
  return checked;
}

type Context = { today: string; is1904: boolean; fits: MatchesPattern };

function checkRow(sheet: Sheet, row: RawCells, context: Context): Omit<CheckedRow, 'people'> & { parts: RowParts } {
  const cells: SheetCells = {};
  const repairs: CheckedRow['repairs'] = {};
  const offers: SheetCells = {};
  const problems: RowProblem[] = [];
  for (const column of sheet.columns) {
    const { value, repairs: done, problem, offer } = checkCell(column, row[column.key] ?? null, context);
    if (value !== null) cells[column.key] = value;
    if (done.length > 0) repairs[column.key] = done;
    if (offer !== null) offers[column.key] = offer;
    if (problem)
      problems.push({ key: column.key, code: problem.code, message: describeCellProblem(column, problem, value) });
  }
  const parts = toRowParts(sheet, cells);
  return {
    cells,
    repairs,
    offers,
    problems: [...problems, ...checkWhole(sheet, parts, problems, context.fits)],
    parts,
  };
}

/** Finds problems of complete rows: values that depend on others, unprintable characters, and text that doesn't fit. */
function checkWhole(sheet: Sheet, parts: RowParts, known: readonly RowProblem[], fits: MatchesPattern): RowProblem[] {
  const told = new Set<string | null>(known.map(({ key }) => key));
  const found = [...sheet.commonErrors, ...lintContractParts(toVaryingFieldsDraft(sheet, parts), fits)].filter(
    ({ code }) => !NOT_OF_A_ROW.has(code),
  );
  return found.flatMap((problem) => {
    const keys = findKeys(sheet, problem);
    // A formula without a result says nothing new beside a cell that it's calculated from.
    if (keys.some((key) => told.has(key))) return [];
    const [key = null] = keys;
    told.add(key);
    return [{ key, code: problem.code, message: problem.fault ?? problem.message }];
  });
}

const PARTS: Partial<Record<Problem['code'], string>> = {
  NAME_WRONG: 'name',
  EMAIL_WRONG: 'email',
  PHONE_WRONG: 'phone',
  ACCESS_CODE_WRONG: 'code',
};

/** Lists the keys of the columns with the problem, which are those of a formula's operands. Empty if there are none. */
function findKeys({ columns, draft }: Sheet, { code, place }: Problem): string[] {
  const { fieldId } = place;
  if (fieldId === undefined) {
    const key = `slot:${place.receiverUuid}:${PARTS[code]}`;
    return columns.some((column) => column.key === key) ? [key] : [];
  }
  const causes = new Set([fieldId]);
  // Visits the operands that are added on the way, too.
  for (const cause of causes) {
    const formula = draft.fields.find((field) => field.fieldId === cause)?.formula;
    for (const operand of listFormulaFields(formula ?? '') ?? []) causes.add(operand);
  }
  return [...causes].flatMap((cause) => {
    const column = columns.find(
      ({ fieldUuid, choices }) => fieldUuid === cause || choices?.some((choice) => choice.fieldUuid === cause),
    );
    return column ? [column.key] : [];
  });
}
