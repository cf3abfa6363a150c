import createBidi, { type Bidi } from 'bidi-js';
import { splitByScript, type TextSegment } from '../../../../rules/shaped-text.ts';

export type OrderedSegment = TextSegment & { isRightToLeft: boolean };

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/;
let bidi: Bidi | null = null;

/**
 * Splits a line into segments in visual order (Unicode's bidirectional algorithm). Each line has the direction of its
 * first letter.
 */
export function orderSegments(line: string): OrderedSegment[] {
  const segments = splitByScript(line);
  if (!RIGHT_TO_LEFT.test(line)) return segments.map((segment) => ({ ...segment, isRightToLeft: false }));
  bidi ??= createBidi();
  const embedding = bidi.getEmbeddingLevels(line);
  const pieces = segments.flatMap((segment) => splitByLevel(segment, embedding.levels));
  reverseByLevel(pieces);
  return pieces.map(({ level, ...piece }) => ({ ...piece, isRightToLeft: level % 2 === 1 }));
}

/** Returns the mirror image of a bracket, for right-to-left text. */
export function mirrorCharacter(character: string): string {
  bidi ??= createBidi();
  return bidi.getMirroredCharacter(character) ?? character;
}

type Piece = TextSegment & { level: number };

function splitByLevel({ text, start, script }: TextSegment, levels: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  for (const character of text) {
    const level = levels[at] ?? 0;
    const last = pieces.at(-1);
    if (last?.level === level) last.text += character;
    else pieces.push({ text: character, start: at, script, level });
    at += character.length;
  }
  return pieces;
}

/** Reverses every sequence of pieces at each level, from the highest down. */
function reverseByLevel(pieces: Piece[]) {
  for (let level = Math.max(...pieces.map((piece) => piece.level)); level >= 1; level -= 1) {
    let start = 0;
    while (start < pieces.length) {
      let end = start;
      while ((pieces[end]?.level ?? -1) >= level) end += 1;
      pieces.splice(start, end - start, ...pieces.slice(start, end).toReversed());
      start = end + 1;
    }
  }
}
