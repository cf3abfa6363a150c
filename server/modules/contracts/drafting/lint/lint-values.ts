import { getSeoulDay } from '../../../../../rules/dates.ts';
import { isAttachment, isMark, isSenderText, isCalculated, getPrefillKey } from '../../../../../rules/field-kinds.ts';
import { createSenderRespondent } from '../../../../../rules/sender-values.ts';
import { getSenderValue } from '../../../../../rules/sender-value.ts';
import type { MatchesPattern, ValueProblem } from '../../../../../rules/value-problem.ts';
import { valueProblemMessages } from '../../../../../rules/value-problem-words.ts';
import { findOverflow } from '../../values/fitting-texts.ts';
import { checkValues } from '../../values/check-values.ts';
import type { Field, Problem } from '../../core/contract.types.ts';
import {
  formatFieldName,
  createError,
  locateField,
  createPageShapeLookup,
  createWarning,
  type Draft,
} from './draft.ts';

/** Checks the sender's values, and fixed and suggested values in receivers' fields. */
export function lintValues(draft: Draft, fits: MatchesPattern): Problem[] {
  const sender = createSenderRespondent(getSeoulDay(draft.sendsAt));
  const shapeOf = createPageShapeLookup(draft);
  const rotationOf = (field: Pick<Field, 'fileId' | 'page'>) => shapeOf(field)?.rotation ?? 0;
  const judge = (fields: readonly Field[]) =>
    checkValues(fields, {}, sender, fits).map(({ field, value, isShown, fault }) => ({
      field,
      fault:
        fault ?? (isShown && value ? (findLost(field, value, draft) ?? findOverflow(field, value, rotationOf)) : null),
    }));
  const own = judge(draft.fields).flatMap(({ field, fault }) => (fault ? [{ field, fault }] : []));
  return [
    ...own.filter(isReportedOnce).map(({ field, fault }) => senderProblem(field, fault)),
    ...draft.fields.flatMap((field) => lintLeft(field, (one) => judge([one])[0]?.fault ?? null)),
  ];
}

/** Reports an image or file that no longer exists, or an image field whose file is no image. */
function findLost(field: Field, value: string, { senderFiles }: Draft): ValueProblem | null {
  if (!isAttachment(field)) return null;
  const file = senderFiles.find(({ fileUuid }) => fileUuid === value);
  const isThere = file && (field.kind === 'FILE' || file.kind === 'PNG' || file.kind === 'JPEG');
  const words = field.kind === 'IMAGE' ? '사진을 다시 올려주세요.' : '파일을 다시 올려주세요.';
  return isThere ? null : { code: 'REFUSED', words };
}

/** Returns whether to report a problem. A radio group without a selection is reported for its first button only. */
function isReportedOnce({ field, fault }: Told, place: number, all: readonly Told[]) {
  if (field.kind !== 'RADIO' || !field.group || fault.code !== 'MISSING') return true;
  return all.findIndex((one) => one.field.kind === 'RADIO' && one.field.group === field.group) === place;
}
type Told = { field: Field; fault: ValueProblem };

/** Checks the sender's value in a receiver's field. Fixed values must be valid; suggestions may be incomplete. */
function lintLeft(field: Field, judge: (field: Field) => ValueProblem | null): Problem[] {
  if (field.receiverUuid === null || isMark(field) || isAttachment(field)) return [];
  if (isCalculated(field)) return [];
  const isFixed = field.readOnly === true || isSenderText(field);
  if (!getSenderValue(field)?.trim()) {
    const isEmpty = isFixed && field.required && !isKnownOfReceivers(field);
    return isEmpty ? [senderProblem(field, { code: 'MISSING' })] : [];
  }
  const { condition: _, ...always } = field;
  const fault = judge({ ...always, receiverUuid: null });
  if (!fault) return [];
  return [isFixed ? senderProblem(field, fault) : proposalProblem(field, fault)];
}

/** Returns whether the field is prefilled with the receiver's details, which have no company. */
const isKnownOfReceivers = (field: Field) => (getPrefillKey(field) ?? 'company') !== 'company';

function senderProblem(field: Field, fault: ValueProblem): Problem {
  // The message for receivers sends them to the sender, who is the one who reads this.
  const words =
    fault.code === 'FORMULA' && fault.reason === 'OTHER'
      ? `지금 적힌 값으로는 ‘${fault.formula}’ 칸을 계산할 수 없어요. 계산에 쓰이는 칸을 다시 확인해주세요.`
      : valueProblemMessages.ko(field, fault);
  const sentence =
    fault.code === 'MISSING'
      ? `${formatFieldName(field)}을 보내는 쪽에서 채워주세요.`
      : `${formatFieldName(field)}: ${words}`;
  return { ...createError(codeOf(fault), sentence, locateField(field)), fault: words, ...charactersOf(fault) };
}

function proposalProblem(field: Field, fault: ValueProblem): Problem {
  const words = valueProblemMessages.ko(field, fault);
  const sentence = `${formatFieldName(field)}에 미리 채운 값: ${words}`;
  return { ...createWarning('PROPOSAL_WRONG', sentence, locateField(field)), fault: words, ...charactersOf(fault) };
}

function codeOf({ code }: ValueProblem): Problem['code'] {
  if (code === 'MISSING') return 'SENDER_VALUE_MISSING';
  if (code === 'UNPRINTABLE') return 'SENDER_VALUE_UNPRINTABLE';
  return code === 'ROOM' ? 'SENDER_VALUE_TOO_LONG' : 'SENDER_VALUE_WRONG';
}

const charactersOf = (fault: ValueProblem) =>
  fault.code === 'UNPRINTABLE' ? { characters: [...fault.characters] } : {};
