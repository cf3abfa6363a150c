export const MAX_LINES = 2_000;
const MAX_LINE_LENGTH = 2_000;

/** Lone surrogates, and invisible characters, which could turn a line around or hide in it; those that join others stay. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** A blank of forty underscores is heard forty times. */
const ROWS = /([_.·…‥‧・=\-–—─])\1{3,}/g;

/** A line as it can be read aloud, and nothing but text. */
export const speakable = (line: string): string =>
  line.replace(/\s+/g, ' ').replace(UNSEEN, '').replace(ROWS, '$1$1$1').trim();

/** The parts of a line that is longer than any line is: between words, where there are some. */
export function fitting(line: string): string[] {
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

/** Not in the middle of a character that takes two places. */
const betweenCharacters = (text: string, at: number) => ((text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at);
