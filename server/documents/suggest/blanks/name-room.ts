import type { Found } from '../found.ts';
import { questionName } from '../names/label-text.ts';
import { labelBefore, MAX_LABEL_WORDS } from './label-rooms.ts';
import { cleaned, isBlank, isKnownLabel, isMark, isNeverAsked, meaningOf } from '../names/labels.ts';
import { partyBefore } from '../parties/parties.ts';
import { mayNameParty, partyNamed } from '../parties/party-names.ts';
import { meaningInSentence } from '../names/sentences.ts';
import type { Room } from './room.ts';
import type { Rect } from '../../geometry.ts';
import { right, type SeenWord } from '../page/seen.ts';
import { joined } from '../page/text-lines.ts';

/**
 * Names a blank after its label, or after the sentence around it. Returns nothing for details that must not be asked
 * for.
 */
export function nameRoom({ before: words, ...room }: Room): Found[] {
  // 제 and 호 surround a number without naming it, as in 면허번호 제 ______ 호.
  const isNumber = words.at(-1)?.text === '제' && room.after[0]?.text === '호' && words.length > 1;
  return nameAfter({ ...room, before: isNumber ? words.slice(0, -1) : words });
}

function nameAfter({ rect, before, after, below, confidence }: Room): Found[] {
  const bank = bankPart(before, after, rect);
  if (bank) return [{ ...UNNAMED, rect: placeOf(rect), name: bank, words: bank, confidence }];
  const label = labelBefore(before);
  const text = label ? joined(label).replace(/[([]$/, '') : '';
  const isLabel = text.endsWith(':') || (isKnownLabel(text) && beforeIsShort(before));
  const place = placeOf(rect);
  // The space between a person and (서명) is for their name, as in 친권자(후견인)            (서명).
  if (!isKnownLabel(text) && after[0] && isMark(after[0].text) && mayNameParty(text))
    return [{ ...UNNAMED, kind: 'NAME', rect: place, name: '', words: text, confidence }];
  const sentence = meaningInSentence(before, [...after, ...below]);
  // A party named in the sentence is more reliable than a label such as 매도인. A label in its own brackets, as in (본명:
  // ____), still counts.
  const isOwn = label?.[0]?.text.startsWith('(') === true && text.endsWith(':');
  if (isLabel && (!sentence.party || isOwn)) {
    const meaning = meaningOf(text);
    if (!meaning) return [];
    // The unit decides: 결제일 : ____ 일 asks for a number, and 결제일 : ________ for a date.
    const isSure = meaning.known && meaning.kind !== 'DATE';
    const counted = isSure || isOwn ? meaning.kind : meaningInSentence([], after).kind;
    const kind = counted === 'TEXT' ? meaning.kind : counted;
    const party = partyNamed(text)?.partyName === text ? text : null;
    // Brackets after a party are for its name, as in 임대인 (          )과 임차인 (          )은.
    if (party !== null && after[0]?.text.startsWith(')'))
      return [{ ...UNNAMED, kind: 'NAME', rect: place, name: party, words: text, confidence, partyWord: party }];
    const asked = withoutParty(label ?? []);
    return [
      {
        rect: place,
        kind,
        name: questionName(asked),
        words: text,
        confidence: meaning.known ? confidence + 0.05 : confidence - 0.15,
        partyWord: asked.length === label?.length ? sentence.party : joined(label?.slice(0, -asked.length) ?? []),
        isPartys: true,
      },
    ];
  }
  if (/[다요]\.$/.test(before.at(-1)?.text ?? '')) return [];
  if (isNeverAsked(joined(before.slice(-MAX_LABEL_WORDS)))) return [];
  const previous = cleaned((before.at(-1)?.text ?? '').replace(/[([]$/, ''));
  const { kind, party } = sentence;
  const words = [before.at(-1)?.text ?? '', after[0]?.text ?? ''].filter(Boolean).join(' … ');
  return [
    {
      rect: place,
      kind,
      name: party === null ? previous || '빈칸' : roleBefore(before, party),
      words,
      confidence: confidence - (kind === 'TEXT' ? 0.25 : 0.05),
      partyWord: party,
      isPartys: false,
    },
  ];
}

const UNNAMED = { kind: 'TEXT', partyWord: null, isPartys: true } as const;
const MAX_UNIT_GAP = 8;
/** The smallest width of a blank before 은행. */
const MIN_BANK = 26;
const placeOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });

/** Returns the bank before 은행 or the account number after it, as in ________ 은행 ________________ */
function bankPart(before: readonly SeenWord[], after: readonly SeenWord[], rect: Rect): string | null {
  const [next] = after;
  if (next?.text === '은행' && next.x - right(rect) < MAX_UNIT_GAP) return '은행';
  const [previous, bank] = before.slice(-2);
  const isAfterBlank = bank && previous && (isBlank(previous.text) || bank.x - right(previous) > MIN_BANK);
  return bank?.text === '은행' && isAfterBlank ? '계좌번호' : null;
}

/** Drops the party from labels such as 채권자(갑) 주소, which asks for 주소. */
function withoutParty(label: readonly SeenWord[]): readonly SeenWord[] {
  const [first, ...rest] = label;
  if (first && partyNamed(first.text) && isKnownLabel(joined(rest))) return rest;
  return label.slice(partyBefore(label, isKnownLabel)?.length ?? 0);
}

/**
 * Returns the role before a blank for a party's name, as in 상표권자 ________ (이하 “갑”이라 한다), unless the role is the party.
 */
function roleBefore(before: readonly SeenWord[], party: string): string {
  const end = before.findLastIndex(({ text }) => !/^[:(]$/.test(text)) + 1;
  const words = before.slice(0, end);
  const spaced = words.slice(words.findLastIndex(({ text }) => !/^[가-힣]:?$/.test(text)) + 1);
  const role = cleaned(joined(spaced.length > 2 ? spaced : words.slice(-1)));
  const isRole = /^[가-힣ㆍ·]{3,12}$/.test(role) && mayNameParty(role.replaceAll(/[ㆍ·]/g, ''));
  return isRole && role !== party ? role : '';
}

/** Late in a sentence, even 금액 is an ordinary word instead of a label. */
const beforeIsShort = (before: readonly SeenWord[]) => joined(before).length <= 30;
