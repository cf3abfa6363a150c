import type { FieldKind } from '../../../../rules/field-kinds.ts';
import { partyNamed } from '../parties/party-names.ts';

type Word = { text: string };

const PARTICLES = '(?:[은는이가을를의에로간씩]|으로|부터|까지|이내|이상|이하|로부터|마다|동안)*';
const AMOUNTS = '원정?|만원|천원|won|dollars';
const NUMBERS =
  '년|학년|반|번|개월|월|주|일|시간?|분|명|인|회|세|개|부|통|차|%|퍼센트|㎡|평|건|대|매|점|톤|km|kg|cm|days?|weeks?|months?|years?|hours?|percent';
const AMOUNT_BEFORE = /(?:^|\s|일)금$|[₩￦$]$|\b(?:KRW|USD|EUR|JPY)$/;
const AMOUNT_AFTER = new RegExp(`^(?:${AMOUNTS})${PARTICLES}(?:$|[^가-힣a-z])`);
/** A translation after a slash makes a label of the word, as in 성 명/姓 名. */
const NUMBER_AFTER = new RegExp(`^(?:${NUMBERS})${PARTICLES}(?!\\/\\p{Script=Han})(?:$|[^가-힣a-z])`, 'iu');
const DATE_BEFORE = /\b(?:as of|dated|effective date|on or before|date of)$/i;
const UNIT = new RegExp(`^(?:${AMOUNTS}|${NUMBERS})$`, 'i');
const SUBJECT_AFTER = /^(?:은\(는\)|는\(은\)|은|는|이\(가\)|가\(이\))(?:$|[^가-힣])/;
const COMPANY_BEFORE = /(?:\((?:주|유|사|재)\)|주식회사)$/;
/** Definitions of a party after its blank, such as ("Client") and (hereinafter the “Contractor”). */
const CALLED_AFTER = /^,?\(?(?:hereinafter)?(?:referredtoas)?(?:the)?["“'‘](?<party>[A-Za-z]+)/i;
const NAMED_AFTER = /^\)?(?:\([^()]*\))?\(?이하["“'‘]?(?<party>[가-힣]+)/;

/** Infers from the words around a blank in a sentence which kind of value it takes. */
export function meaningInSentence(
  before: readonly Word[],
  after: readonly Word[],
): { kind: FieldKind; party: string | null } {
  const preceding = before
    .slice(-2)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s*[([]$/, '');
  const following = after.map(({ text }) => text).join('');
  const [first = ''] = after.map(({ text }) => text.replace(/^[)\]]/, '')).filter((text) => text !== '');
  const named = NAMED_AFTER.exec(following)?.groups?.['party'] ?? null;
  if (named) return { kind: isPerson(named) ? 'NAME' : 'COMPANY', party: named };
  const called = CALLED_AFTER.exec(following)?.groups?.['party'] ?? null;
  if (called && partyNamed(called)) return { kind: isPerson(called) ? 'NAME' : 'COMPANY', party: called };
  if (COMPANY_BEFORE.test(preceding)) return { kind: 'COMPANY', party: null };
  const isTenThousands = /^[)\]]?만원/.test(following);
  if (AMOUNT_AFTER.test(first) || AMOUNT_BEFORE.test(preceding) || isTenThousands)
    return { kind: 'AMOUNT', party: null };
  if (DATE_BEFORE.test(preceding)) return { kind: 'DATE', party: null };
  if (NUMBER_AFTER.test(first)) return { kind: 'NUMBER', party: null };
  if (preceding === '' && SUBJECT_AFTER.test(first)) return { kind: 'COMPANY', party: null };
  return { kind: 'TEXT', party: null };
}

export const isUnit = (text: string): boolean => UNIT.test(text);
export const isUnitWord = (text: string): boolean => AMOUNT_AFTER.test(text) || NUMBER_AFTER.test(text);

const isPerson = (party: string) =>
  /^(?:근로자|위임인|수임인|임차인|임대인|매수인|매도인|직원|피용자|정보주체|employee|tenant|individual)/i.test(party);

/** Returns whether the text introduces a company's name, like (주). */
export const opensCompany = (text: string): boolean => COMPANY_BEFORE.test(text);

const LEADING_UNIT = new RegExp(`^[)\\]]?(?:${AMOUNTS}|${NUMBERS})${PARTICLES}[.,)]*$`, 'i');
/** Drops the previous blank's unit from the words. */
export const withoutUnit = <T extends Word>(words: readonly T[]): readonly T[] =>
  LEADING_UNIT.test(words[0]?.text ?? '') ? words.slice(1) : words;
