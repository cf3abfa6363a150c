import type { Found } from '../found.ts';
import { questionName } from '../names/label-text.ts';
import { labelBefore, MAX_LABEL_WORDS } from './label-rooms.ts';
import { cleaned, isKnownLabel, isNeverAsked, meaningOf } from '../names/labels.ts';
import { partyNamed } from '../parties/party-names.ts';
import { meaningInSentence } from '../names/sentences.ts';
import type { Room } from './room.ts';
import type { SeenWord } from '../page/seen.ts';
import { joined } from '../page/text-lines.ts';

/** Names a blank by its label, or else by the sentence around it. Returns nothing if it must not be asked for. */
export function nameRoom({ rect, before, after, below, confidence }: Room): Found[] {
  const label = labelBefore(before);
  const text = label ? joined(label).replace(/[([]$/, '') : '';
  const isLabel = /[::]$/.test(text) || (isKnownLabel(text) && beforeIsShort(before));
  const place = { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
  const sentence = meaningInSentence(before, [...after, ...below]);
  // A party named in the sentence is more reliable than a label, even one such as 매도인.
  if (isLabel && !sentence.party) {
    const meaning = meaningOf(text);
    if (!meaning) return [];
    // The unit decides: 결제일 : ____ 일 asks for a number, 결제일 : ________ for a date.
    const isSure = meaning.known && meaning.kind !== 'DATE';
    const counted = isSure ? meaning.kind : meaningInSentence([], after).kind;
    const kind = counted === 'TEXT' ? meaning.kind : counted;
    return [
      {
        rect: place,
        kind,
        name: questionName(withoutParty(label ?? [])),
        words: text,
        confidence: meaning.known ? confidence + 0.05 : confidence - 0.15,
        partyWord: null,
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
      name: party ?? (previous || '빈칸'),
      words,
      confidence: confidence - (kind === 'TEXT' ? 0.25 : 0.05),
      partyWord: party,
      isPartys: false,
    },
  ];
}

/** Drops the party from labels such as 채권자(갑) 주소, which asks for 주소. */
function withoutParty(label: readonly SeenWord[]): readonly SeenWord[] {
  const [first, ...rest] = label;
  return first && partyNamed(first.text) && isKnownLabel(joined(rest)) ? rest : label;
}

/** Late in a sentence, even 금액 is an ordinary word rather than a label. */
const beforeIsShort = (before: readonly SeenWord[]) => joined(before).length <= 30;
