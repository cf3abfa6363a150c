import { isMark, isSelfFilled, isWritten } from '../../../rules/field-kinds.ts';
import { printedText } from '../../../rules/field-text.ts';
import type { ValueProblem } from '../../../rules/value-problem.ts';
import { problemWords } from '../../../rules/value-problem-words.ts';
import { DomainError } from '../../contract/domain-error.ts';
import { missingCharacters } from '../../documents/fonts/faces.ts';
import type { Field } from '../contracts/contract.types.ts';
import type { Mark } from './drafts.repository.ts';

type Said = { message: string; english: string; characters: string[] };
const MAX_CHARACTERS = 100;
type Typed = Readonly<Record<string, string | null>>;

/** Everything that is named is his to fill in: marks where marks go, texts elsewhere. */
export function requireOwnFields(
  { values, markRefs }: { values: Typed; markRefs: Typed },
  fields: readonly Field[],
  receiverUuid: string,
) {
  const own = new Map(
    fields
      .filter((field) => field.receiverUuid === receiverUuid && !field.readOnly && !isSelfFilled(field))
      .map((field) => [field.fieldId, isMark(field) ? 'mark' : 'text']),
  );
  const wrong = [
    ...Object.keys(values).filter((fieldId) => own.get(fieldId) !== 'text'),
    ...Object.keys(markRefs).filter((fieldId) => own.get(fieldId) !== 'mark'),
  ];
  if (wrong.length === 0) return;
  const fieldErrors = wrong.slice(0, 20).map((field) => ({
    field,
    message: '채울 수 없는 칸이에요.',
    english: 'You can’t fill in this field.',
  }));
  throw new DomainError('FIELD_UNKNOWN', { fieldErrors });
}

/** Letters that no font prints are said at once, each by name, and not when the file is sealed. */
export function requirePrintable(values: Typed, fields: readonly Field[]) {
  const found = fields.flatMap((field) => missing(field.fieldId, missingIn(field, values[field.fieldId] ?? '')));
  refuse(found);
}

/** The characters of one value that no font prints. */
export function findUnprintable(field: Field, value: string): ValueProblem | null {
  const characters = missingIn(field, value);
  return characters.length === 0 ? null : { code: 'UNPRINTABLE', characters: characters.slice(0, MAX_CHARACTERS) };
}

function missingIn(field: Field, value: string): string[] {
  if (value === '' || !isWritten(field)) return [];
  const text = printedText({ ...field, value }).replaceAll(/[\r\n\t]/g, ' ');
  return missingCharacters(text, 'SANS');
}

function saidOf(kind: Field['kind'], found: readonly string[]): Said {
  const characters = found.slice(0, MAX_CHARACTERS);
  const problem = { code: 'UNPRINTABLE', characters } as const;
  return { message: problemWords.ko({ kind }, problem), english: problemWords.en({ kind }, problem), characters };
}

export function requirePrintableMark(mark: Mark) {
  if (mark.kind === 'TYPED') refuse(missing('mark.text', missingCharacters(mark.text, mark.face)));
  if (mark.kind === 'SEAL')
    refuse(missing('mark.text', missingCharacters(mark.text + (mark.corporateText ?? ''), mark.face)));
}

const missing = (field: string, letters: readonly string[]) => (letters.length === 0 ? [] : [{ field, letters }]);

function refuse(found: readonly { field: string; letters: readonly string[] }[]) {
  if (found.length === 0) return;
  const letters = [...new Set(found.flatMap((one) => one.letters))].slice(0, 20).join(' ');
  throw new DomainError('CHARACTER_UNPRINTABLE', {
    message: `인쇄할 수 없는 글자가 있어요: ${letters}. 다른 글자로 바꿔주세요.`,
    fieldErrors: found.slice(0, 20).map((one) => ({ field: one.field, ...saidOf('TEXT', one.letters) })),
  });
}
