/** Patterns that the linear-time engine accepts: nested repetitions, and alternatives that match the same text. */
export const EVIL_PATTERNS = [
  '(a+)+',
  '(a+)+b',
  '(a|a)*b',
  '(a|aa)+b',
  '([a-z]+)*\\d',
  '(\\w+\\s?)*!',
  '(.*a){20}b',
  '(.*)*x',
  '((a+)+)+',
  '(a*)*b',
  '(a?){50}a{50}',
  '(\\d+)*\\D',
  '(x+x+)+y',
  '([가-힣]+)*!',
  '(\\S+\\s*)*#',
  '(?:.?){200}z',
  '.*a.{100}',
  '(ab|ba|aab|abb)*c',
  '(\\w{1,20}){1,20}!',
  '(?:a|b|ab){100}c',
] as const;

/** Patterns that the linear-time engine rejects because of lookaround or backreferences. */
export const LEGACY_PATTERNS = [
  '(a+)+\\1b',
  '(a|a)*\\1b',
  '(?=(a+))a*b',
  '(?=(a+)+b)a',
  '(?!(a+)+b)a*c',
  '(a*)*\\1\\1c',
  '(?<=(a+)+)b',
  '(.*)\\1\\1b',
  '((a|b)+)\\1c',
  '(?=.*(a+)+$).*b',
  '(\\w+)\\s\\1',
  '(?<n>a+)+\\k<n>b',
  '([ab]+)\\1{5}c',
  '(?=(\\w+)*!)\\w*#',
  '(?!.*(.)\\1{50}).*x',
  '((\\d+)*)\\1x',
  '(a(?=a*b))*c',
  '(?<!(a+)+)c',
  '(.+)+\\1$x',
  '((a?){30})\\1b',
] as const;

export const LONG_VALUES = [
  `${'a'.repeat(1_999)}!`,
  'ab'.repeat(1_000),
  `${'가'.repeat(1_999)}.`,
  'word '.repeat(400),
] as const;
