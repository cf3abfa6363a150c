/** Korean particles: the form after a consonant, then the form after a vowel. The keys are the spellings in rules. */
const PARTICLES = {
  은: ['은', '는'],
  이: ['이', '가'],
  을: ['을', '를'],
  와: ['과', '와'],
  로: ['으로', '로'],
} as const;
type Particle = keyof typeof PARTICLES;
type Variable = { name: string; particle: Particle | null };

const isParticle = (text: string): text is Particle => Object.hasOwn(PARTICLES, text);

/**
 * Splits a rule such as `{근로자:이} 서명할 {문서 이름}` into plain text and variables. `{{` is an escaped brace. Returns null if
 * a brace isn't closed.
 */
export function parseTextTemplate(rule: string): (string | Variable)[] | null {
  const parts: (string | Variable)[] = [];
  let words = '';
  for (let at = 0; at < rule.length; at += 1) {
    if (rule[at] !== '{') {
      words += rule[at];
      continue;
    }
    if (rule[at + 1] === '{') {
      words += '{';
      at += 1;
      continue;
    }
    const end = rule.indexOf('}', at);
    if (end === -1) return null;
    if (words) parts.push(words);
    words = '';
    parts.push(readVariable(rule.slice(at + 1, end)));
    at = end;
  }
  if (words) parts.push(words);
  return parts;
}

function readVariable(text: string): Variable {
  const colon = text.lastIndexOf(':');
  const particle = text.slice(colon + 1).trim();
  if (colon === -1 || !isParticle(particle)) return { name: normalize(text), particle: null };
  return { name: normalize(text.slice(0, colon)), particle };
}

const normalize = (name: string) => name.normalize('NFC').trim();

/** Lists the variables in a rule that don't exist. Returns null if the rule can't be parsed. */
export function findUnknownVariables(rule: string, known: readonly string[]): string[] | null {
  const parts = parseTextTemplate(rule);
  if (!parts) return null;
  const names = new Set(known.map(normalize));
  return parts.flatMap((part) => (typeof part === 'string' || names.has(part.name) ? [] : [part.name]));
}

/** Replaces all variables. By default, one without a value becomes its name in parentheses. */
export const fillTextRule = (
  rule: string,
  values: ReadonlyMap<string, string>,
  writeUnknown: (name: string) => string = (name) => `(${name})`,
): string =>
  writeParts(rule, (part) => {
    if (typeof part === 'string') return part;
    const value = values.get(part.name);
    return value === undefined ? writeUnknown(part.name) : addParticle(value, part.particle);
  });

/** Replaces the variables that have a value. The result is still a rule, with the others left in it. */
export const fillKnownVariables = (rule: string, values: ReadonlyMap<string, string>): string =>
  writeParts(rule, (part) => {
    if (typeof part === 'string') return escapeBraces(part);
    const value = values.get(part.name);
    if (value !== undefined) return escapeBraces(addParticle(value, part.particle));
    return part.particle === null ? `{${part.name}}` : `{${part.name}:${part.particle}}`;
  });

const writeParts = (rule: string, write: (part: string | Variable) => string) =>
  (parseTextTemplate(rule) ?? [rule]).map(write).join('');

const escapeBraces = (text: string) => text.replaceAll('{', '{{');

function addParticle(value: string, particle: Particle | null): string {
  if (particle === null) return value;
  const sound = findLastSound(value);
  const [closed, open] = PARTICLES[particle];
  const isClosed = sound === 'CLOSED' || (sound === 'RIEUL' && particle !== '로');
  return value + (isClosed ? closed : open);
}

type Sound = 'OPEN' | 'CLOSED' | 'RIEUL';
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;
/** The last sounds of the digits read aloud: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGITS: readonly Sound[] = [
  'CLOSED',
  'RIEUL',
  'OPEN',
  'CLOSED',
  'OPEN',
  'OPEN',
  'CLOSED',
  'RIEUL',
  'RIEUL',
  'OPEN',
];

/**
 * Finds the last sound of a value, skipping punctuation and emoji. For English words, the last letter is a good enough
 * guess.
 */
function findLastSound(value: string): Sound {
  const last = value.normalize('NFC').match(/[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u)?.[0];
  if (last === undefined) return 'OPEN';
  const code = last.codePointAt(0) ?? 0;
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    const final = (code - FIRST_SYLLABLE) % FINALS;
    return final === 0 ? 'OPEN' : final === RIEUL ? 'RIEUL' : 'CLOSED';
  }
  if (/\d/.test(last)) return DIGITS[Number(last)] ?? 'OPEN';
  if (/l/i.test(last)) return 'RIEUL';
  return /(?:[mn]|ng)[^\p{L}\p{N}]*$/iu.test(value) ? 'CLOSED' : 'OPEN';
}
