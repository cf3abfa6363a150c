import type { ForeignLanguage } from '../contract/words/field-words.ts';
import type { FillField } from '../../rules/fill-field.ts';
import type { ValueProblem } from '../../rules/value-problem.ts';
import { valueProblemMessages } from '../../rules/value-problem-words.ts';
import { id } from '../../rules/value-problem-words.id.ts';
import { km } from '../../rules/value-problem-words.km.ts';
import { mn } from '../../rules/value-problem-words.mn.ts';
import { ne } from '../../rules/value-problem-words.ne.ts';
import { th } from '../../rules/value-problem-words.th.ts';
import { uz } from '../../rules/value-problem-words.uz.ts';
import { vi } from '../../rules/value-problem-words.vi.ts';
import { zh } from '../../rules/value-problem-words.zh.ts';

const { ko, en } = valueProblemMessages;
const MESSAGES: Record<ForeignLanguage, typeof ko> = { en, vi, zh, th, ne, km, id, uz, mn };

/** Describes a problem in all languages. Only for the server: pages load just the language they show. */
export const describeValueProblem = (field: Pick<FillField, 'kind'>, problem: ValueProblem) => ({
  message: ko(field, problem),
  translate: (language: ForeignLanguage) => MESSAGES[language](field, problem),
});
