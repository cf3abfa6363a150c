import { getSeoulDay } from '../../../../rules/dates.ts';
import { splitGraphemes } from '../../../../rules/graphemes.ts';
import { normalizeName } from '../../../../rules/names.ts';
import { fillTextRule } from '../../../../rules/text-variables.ts';
import { FIELD_PREFIX } from '../../../../rules/title-variables.ts';
import { MAX_TITLE_LENGTH, type Field } from './contract.types.ts';
import type { ReceiverRow } from './receivers.repository.ts';

export type TitleValues = {
  receivers: readonly Pick<ReceiverRow, 'slotName' | 'name' | 'role'>[];
  fields: readonly Field[];
  /** Undefined until the contract is sent. */
  sent?: { at: Date; expiresAt: Date; documentNo: string };
};

/** Fills in the variables of a title rule that are known. Returns null if the title would be empty. */
export function buildTitle(rule: string, { receivers, fields, sent }: TitleValues): string | null {
  const named = receivers.filter(({ name }) => name !== '');
  const values = new Map(named.map(({ slotName, name }) => [slotName, name]));
  const signers = named.filter(({ role }) => role !== 'VIEWER').map(({ name }) => name);
  if (signers.length > 0) values.set('받는 분', signers.join(', '));
  for (const { receiverUuid, name, value } of fields)
    if (receiverUuid === null && name && value) values.set(`${FIELD_PREFIX}${name}`, value);
  if (sent) {
    values.set('날짜', getSeoulDay(sent.at));
    values.set('마감', getSeoulDay(sent.expiresAt));
    values.set('문서 번호', sent.documentNo);
  }
  const text = fillTextRule(rule, values, sent ? () => '' : undefined)
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return normalizeName(splitGraphemes(text).slice(0, MAX_TITLE_LENGTH).join(''), MAX_TITLE_LENGTH);
}
