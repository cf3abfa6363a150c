/** Matches spaces and characters that show nothing, such as the Hangul filler and the empty Braille pattern. */
const BLANK = /^(?:[\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5|[\uFE00-\uFE0F])*$/u;

export const isBlank = (text: string) => BLANK.test(text);
