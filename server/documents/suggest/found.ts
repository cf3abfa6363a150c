import type { FieldKind } from '../../../rules/field-kinds.ts';
import type { Rect } from '../geometry.ts';

/** A place on the page as it is seen, before it becomes a suggestion. */
export type Found = {
  rect: Rect;
  kind: FieldKind;
  name: string;
  words: string;
  confidence: number;
  /** What the words themselves say of the party: 갑. */
  partyWord: string | null;
  /** Belongs to whoever heads its column or block, if somebody does. A blank in a sentence need not. */
  isPartys: boolean;
};
