import { isBirthDate, isPossibleBirthDate } from './birth-date.ts';
import type { FillField } from './fill-field.ts';
import { countGraphemes } from './graphemes.ts';
import { MAX_PERSON_NAME_LENGTH, normalizeName } from './names.ts';
import { suggestMailDomain } from './mail-domain.ts';
import { isMobileNumber } from './phone-number.ts';
import { findNearestItem } from './nearest-item.ts';
import {
  repairBusinessNumber,
  repairItem,
  repairEmail,
  repairNumber,
  repairPhone,
  repairTick,
} from './sheet-repairs.ts';
import type { CellContext, CellProblem, CheckedCell, RawCell, RepairedValue, RepairKind } from './sheet-cell.types.ts';
import { repairDate } from './sheet-dates.ts';
import { readSheetText } from './sheet-text.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { findValueProblem } from './value-problem.ts';

const MAX_TITLE_LENGTH = 100;
const [MIN_CODE_LENGTH, MAX_CODE_LENGTH] = [4, 20];
const MAX_PERSON_TITLE_LENGTH = 200;
const PERSONAL: Pick<FillField, 'fieldId' | 'receiverUuid' | 'required' | 'name'> = {
  fieldId: '',
  receiverUuid: null,
  required: false,
  name: '',
};
const MAIL: FillField = { ...PERSONAL, kind: 'EMAIL' };

/**
 * Corrects anything that can only have one meaning, and validates the result. Anything ambiguous is offered as a
 * suggestion, never changed.
 */
export function checkCell(column: SheetColumn, raw: RawCell, context: CellContext): CheckedCell {
  if (typeof raw === 'object' && raw !== null && 'problem' in raw)
    return { value: null, repairs: [], problem: { code: raw.problem }, offer: null };
  const isLong = column.field?.kind === 'MULTILINE';
  const text = readSheetText(raw, isLong);
  if (text.value === '') return empty(column, text.repairs);
  const { value, repairs } = repair(column, raw, text, context);
  if (value === '') return empty(column, repairs);
  return {
    value,
    repairs,
    problem: findCellProblem(column, value, context),
    offer: findOffer(column, value),
  };
}

const empty = ({ isRequired }: SheetColumn, repairs: RepairKind[]): CheckedCell => ({
  value: null,
  repairs,
  problem: isRequired ? { code: 'MISSING' } : null,
  offer: null,
});

function repair(column: SheetColumn, raw: RawCell, text: RepairedValue, context: CellContext): RepairedValue {
  switch (column.kind) {
    case 'EMAIL':
      return repairEmail(text);
    case 'PHONE':
      return repairPhone(text, isMobileNumber);
    case 'FIELD':
      return column.field ? repairField(column.field, raw, text, context) : text;
    case 'DOCUMENT_TITLE':
    case 'NAME':
    case 'TITLE':
    case 'ACCESS_CODE':
      return text;
  }
}

function repairField(field: FillField, raw: RawCell, text: RepairedValue, context: CellContext): RepairedValue {
  switch (field.kind) {
    case 'EMAIL':
      return repairEmail(text);
    case 'PHONE':
      return repairPhone(text);
    case 'BUSINESS_NUMBER':
      return repairBusinessNumber(text);
    case 'NUMBER':
    case 'AMOUNT':
      return repairNumber(field.kind, text);
    case 'DATE':
      return repairDate(text, raw, { ...context, isBirth: isBirthDate(field) });
    case 'CHECKBOX':
    case 'RADIO':
      return repairTick(text);
    case 'LIST':
      return repairItem(raw, text, field.items ?? []);
    case 'TEXT':
    case 'MULTILINE':
    case 'NAME':
    case 'COMPANY':
    case 'SIGNATURE':
    case 'SEAL':
    case 'INITIALS':
    case 'SIGNED_DATE':
    case 'IMAGE':
    case 'FILE':
    case 'FORMULA':
    case 'LABEL':
      return text;
  }
}

function findCellProblem(column: SheetColumn, value: string, { today, fits }: CellContext): CellProblem | null {
  switch (column.kind) {
    case 'NAME':
      return tooLong(value, MAX_PERSON_NAME_LENGTH) ?? invisible(value, MAX_PERSON_NAME_LENGTH);
    case 'DOCUMENT_TITLE':
      return tooLong(value, MAX_TITLE_LENGTH) ?? invisible(value, MAX_TITLE_LENGTH);
    case 'TITLE':
      return value.length > MAX_PERSON_TITLE_LENGTH ? { code: 'TOO_LONG', length: MAX_PERSON_TITLE_LENGTH } : null;
    case 'ACCESS_CODE':
      return countGraphemes(value) < MIN_CODE_LENGTH
        ? { code: 'TOO_SHORT', length: MIN_CODE_LENGTH }
        : tooLong(value, MAX_CODE_LENGTH);
    case 'EMAIL':
      return findValueProblem(MAIL, value);
    case 'PHONE':
      return isMobileNumber(value) ? null : { code: 'KIND' };
    case 'FIELD': {
      const { field } = column;
      if (!field) return null;
      const isUnborn = isBirthDate(field) && !isPossibleBirthDate(value, today);
      return findValueProblem(field, value, fits) ?? (isUnborn ? { code: 'BIRTH' } : null);
    }
  }
}

const tooLong = (value: string, length: number): CellProblem | null =>
  countGraphemes(value) > length ? { code: 'TOO_LONG', length } : null;

const invisible = (value: string, length: number): CellProblem | null =>
  normalizeName(value, length) === null ? { code: 'INVISIBLE' } : null;

function findOffer({ kind, field }: SheetColumn, value: string): string | null {
  if (kind === 'EMAIL' || field?.kind === 'EMAIL') {
    const at = value.lastIndexOf('@');
    const domain = at < 1 ? null : suggestMailDomain(value);
    return domain && `${value.slice(0, at)}@${domain}`;
  }
  if (field?.kind !== 'LIST' || field.items?.includes(value)) return null;
  return findNearestItem(value, field.items ?? []);
}
