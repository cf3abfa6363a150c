import { findUnknownVariables } from './text-variables.ts';

type Names = {
  slots: readonly { name: string }[];
  fields: readonly { receiverUuid: string | null; name: string }[];
};

/** Variables that every title can use. Some have no value until the contract is sent. */
const COMMON_VARIABLES = ['문서 이름', '날짜', '조직', '보낸 사람', '받는 분', '마감', '문서 번호'];

export const FIELD_PREFIX = '칸.';

export const listTitleVariables = ({ slots, fields }: Names): string[] => [
  ...new Set([
    ...COMMON_VARIABLES,
    ...slots.map(({ name }) => name),
    ...fields.flatMap(({ receiverUuid, name }) => (receiverUuid === null && name ? [`${FIELD_PREFIX}${name}`] : [])),
  ]),
];

export function findTitleRuleProblem(rule: string, names: Names): string | null {
  const unknown = findUnknownVariables(rule, listTitleVariables(names));
  if (unknown === null) return '문서 이름 규칙의 { 를 } 로 닫아주세요. { 를 글자로 쓰려면 {{ 로 적어주세요.';
  const [first] = unknown;
  return first === undefined ? null : `문서 이름 규칙에 없는 이름이 있어요: {${first}}. 목록에서 골라주세요.`;
}
