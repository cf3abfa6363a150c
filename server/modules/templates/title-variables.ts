import { findUnknownVariables } from '../../../rules/text-variables.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { TemplateContent } from './template.types.ts';

/** Names that every title can use. Those that are known only at sending have no value in a draft. */
const COMMON_VARIABLES = ['문서 이름', '날짜', '조직', '보낸 사람', '받는 분', '마감', '문서 번호'];

/** Variables of the sender's fields start with this word. */
export const FIELD_PREFIX = '칸.';

export const listTitleVariables = ({ slots, fields }: Pick<TemplateContent, 'slots' | 'fields'>) => [
  ...COMMON_VARIABLES,
  ...slots.map(({ name }) => name),
  ...fields.flatMap(({ receiverUuid, name }) => (receiverUuid === null && name ? [`${FIELD_PREFIX}${name}`] : [])),
];

/** Describes what is wrong with a rule, or returns null. */
export function findTitleRuleFault(rule: string, content: Pick<TemplateContent, 'slots' | 'fields'>): string | null {
  const unknown = findUnknownVariables(rule, listTitleVariables(content));
  if (unknown === null) return '문서 이름 규칙의 { 를 } 로 닫아주세요. { 를 글자로 쓰려면 {{ 로 적어주세요.';
  const [first] = unknown;
  return first === undefined ? null : `문서 이름 규칙의 {${first}}는 없는 이름이에요. 목록에서 골라주세요.`;
}

export function requireTitleRule(text: string, content: Pick<TemplateContent, 'slots' | 'fields'>): string {
  const rule = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const message = findTitleRuleFault(rule, content);
  if (message === null) return rule;
  throw new DomainError('TEXT_RULE_WRONG', { message, fieldErrors: [{ field: 'content.titleRule', message }] });
}
