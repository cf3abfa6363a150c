import type { FillField } from './fill-field.ts';
import { formatCharacters } from './unprintable.ts';
import type { ValueProblem } from './value-problem.ts';

type ByKind = Partial<Record<FillField['kind'], string>>;
export type ProblemMessages = {
  missing: ByKind;
  empty: string;
  kind: ByKind;
  form: string;
  birth: string;
  parts: string;
  year: (year: number) => string;
  formula: Record<'BLANK' | 'ZERO' | 'OTHER', (formula: string, operand: string) => string>;
  room: string;
  tooShort: (length: number) => string;
  tooLong: (length: number) => string;
  tooLow: (bound: string) => string;
  tooHigh: (bound: string) => string;
  unprintable: (characters: string) => string;
  invisible: string;
};

export const createProblemWriter =
  (words: ProblemMessages) =>
  ({ kind }: Pick<FillField, 'kind'>, problem: ValueProblem): string => {
    switch (problem.code) {
      case 'MISSING':
        return words.missing[kind] ?? words.empty;
      case 'KIND':
        return words.kind[kind] ?? words.form;
      case 'PATTERN':
        return words.form;
      case 'BIRTH':
        return words.birth;
      case 'PARTS':
        return words.parts;
      case 'YEAR':
        return words.year(problem.year);
      case 'FORMULA':
        return words.formula[problem.reason](problem.formula, problem.operand);
      case 'ROOM':
        return words.room;
      case 'TOO_SHORT':
        return words.tooShort(problem.length);
      case 'TOO_LONG':
        return words.tooLong(problem.length);
      case 'TOO_LOW':
        return words.tooLow(problem.bound);
      case 'TOO_HIGH':
        return words.tooHigh(problem.bound);
      case 'UNPRINTABLE': {
        const named = formatCharacters(problem.characters);
        return named ? words.unprintable(named) : words.invisible;
      }
      case 'SENDERS':
      case 'REFUSED':
        return problem.words;
    }
  };
