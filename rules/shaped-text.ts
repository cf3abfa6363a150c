/** ISO 15924 codes of scripts in which a character's shape and position depend on its neighbours. */
export const SHAPED_SCRIPTS = ['Thai', 'Laoo', 'Khmr', 'Mymr', 'Deva', 'Beng', 'Sinh', 'Taml', 'Arab'] as const;
export type ShapedScript = (typeof SHAPED_SCRIPTS)[number];

/** A segment of text, with its script if it has to be shaped as a whole. */
export type TextSegment = { text: string; start: number; script: ShapedScript | 'Latn' | null };

/** Combining marks. Not every pair of letter and mark has a composed form. */
const MARKS = String.raw`\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`;
const MARKED = String.raw`[\p{Script=Latn}\p{Script=Cyrl}\p{Script=Grek}][${MARKS}]+`;
const JOINED = String.raw`\p{M}\u200c\u200d`;
const MAY_BE_SHAPED = new RegExp(`[${SHAPED_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}${MARKS}]`, 'u');
const SEGMENTS = new RegExp(
  [
    ...SHAPED_SCRIPTS.map(
      (script) => `(?<${script}>\\p{Script=${script}}[\\p{Script_Extensions=${script}}${JOINED}]*)`,
    ),
    `(?<Latn>${MARKED})`,
  ].join('|'),
  'gu',
);

/** Latin, Hangul, Hanja and their punctuation, which make up nearly all text. */
const NEVER_SHAPED = /^[\0-\u02ff\u2010-\u206f\u3000-\u9fff\uac00-\ud7a3\uff00-\uffef]*$/;

/** Returns whether placing characters side by side would draw this text incorrectly. */
export const needsShaping = (text: string) => !NEVER_SHAPED.test(text) && MAY_BE_SHAPED.test(text);

/** Splits text into segments that need shaping and segments that don't. */
export function splitByScript(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  const add = (until: number) => {
    if (until > end) segments.push({ text: text.slice(end, until), start: end, script: null });
  };
  for (const { 0: found, index, groups = {} } of text.matchAll(SEGMENTS)) {
    add(index);
    const script = SHAPED_SCRIPTS.find((each) => groups[each] !== undefined) ?? 'Latn';
    segments.push({ text: found, start: index, script });
    end = index + found.length;
  }
  add(text.length);
  return segments;
}
