export const MAX_LINES = 2_000;
const MAX_LINE_LENGTH = 2_000;

/** Lone surrogates, and invisible characters other than joiners, which could reverse or hide part of a line. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** Otherwise, screen readers read forty underscores one by one. */
const ROWS = /([_.·…‥‧・=\-–—─])\1{3,}/g;

export const toSpeakable = (line: string): string =>
  line.replace(/\s+/g, ' ').replace(UNSEEN, '').replace(ROWS, '$1$1$1').trim();

/** Splits a line at the limit, between words if possible. */
export function splitLongLine(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > MAX_LINE_LENGTH) {
    const space = rest.lastIndexOf(' ', MAX_LINE_LENGTH);
    const end = space > 0 ? space : betweenCharacters(rest, MAX_LINE_LENGTH);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** Moves a position that would split a surrogate pair. */
const betweenCharacters = (text: string, at: number) => ((text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at);
