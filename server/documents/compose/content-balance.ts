/** A token's effect on the balance: it opens or closes a scope, builds or paints a path, and so on. */
const [UNKNOWN, NOTHING, BUILDS, PAINTS, OPENS, CLOSES, PICTURE, OPERAND] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const WORDS: readonly (readonly [effect: number, words: string])[] = [
  [
    NOTHING,
    `w J j M d ri i gs cm Do sh MP DP Tc Tw Tz TL Tf Tr Ts Td TD Tm T* Tj TJ ' " CS cs SC SCN sc scn G g RG rg K k`,
  ],
  [BUILDS, 'm l c v y re h W W*'],
  [PAINTS, 'S s f F f* B B* b b* n'],
  [OPENS, 'q BT BMC BDC'],
  [CLOSES, 'Q ET EMC'],
  [PICTURE, 'BI'],
  [OPERAND, 'true false null'],
];
/** Encodes operators as numbers. Creating a string for each of hundreds of thousands of tokens is slow. */
const codeOf = (word: string) => Buffer.from(word, 'latin1').reduce((code, byte) => code * 256 + byte, 0);
const EFFECT = new Map(WORDS.flatMap(([effect, words]) => words.split(' ').map((word) => [codeOf(word), effect])));
const EFFECT_OF_SHORT = new Uint8Array(256 ** 2);
for (const [code, effect] of EFFECT) if (code < EFFECT_OF_SHORT.length) EFFECT_OF_SHORT[code] = effect;
/** The length of the longest operator, `false`. Five bytes fit into a safe integer. */
const MAX_LENGTH = 5;
const NO_CODE = -1;
const BEGINNING_OF = new Map([
  [codeOf('Q'), [codeOf('q')]],
  [codeOf('ET'), [codeOf('BT')]],
  [codeOf('EMC'), [codeOf('BMC'), codeOf('BDC')]],
]);
const UNMATCHED_STATE = codeOf('Q');
const MAX_DEPTH = 512;

const [WHITE, DELIMITER, NUMERIC, DOT, SIGN] = [1, 2, 4, 12, 20] as const;
/** The class of each byte: whitespace, delimiter, part of a number, or 0. */
const KIND = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) KIND[byte] = WHITE;
for (const character of '()<>[]{}/%') KIND[character.charCodeAt(0)] = DELIMITER;
for (const character of '0123456789') KIND[character.charCodeAt(0)] = NUMERIC;
for (const character of '+-') KIND[character.charCodeAt(0)] = SIGN;
KIND[0x2e] = DOT;
const ENDS_WORD = WHITE | DELIMITER;
const IN_HEX = new Uint8Array(256);
for (const character of '0123456789abcdefABCDEF\0\t\n\f\r ') IN_HEX[character.charCodeAt(0)] = 1;

export type ContentBalance = {
  /**
   * True if the content closes everything that it opens. If it doesn't, whatever is drawn after it could be shifted or
   * hidden.
   */
  isPlain: boolean;
  /** Positions of Q operators without a matching q. */
  surplus: number[];
};

/**
 * Checks whether content restores the state that it changes. An unknown operator or an inline image makes it not plain;
 * scanning stops there, because the end of an inline image can't be found reliably.
 */
export function analyseBalance(content: Buffer): ContentBalance {
  const open: number[] = [];
  const brackets: string[] = [];
  const surplus: number[] = [];
  let isPlain = true;
  let hasOperands = false;
  let hasPath = false;
  for (let at = 0; at < content.length;) {
    const kind = KIND[content[at] ?? 0] ?? 0;
    if (kind === WHITE) at += 1;
    else if (kind === DELIMITER) {
      if (content[at] === 0x25) at = endOfLine(content, at);
      else {
        at = endOfDelimited(content, at, brackets);
        if (at === -1) return { isPlain: false, surplus };
        hasOperands = true;
      }
    } else {
      const start = at;
      at = kind & NUMERIC ? endOfNumber(content, start) : start;
      const isNumber = at > start;
      if (!isNumber) at = endOfWord(content, start);
      const code = isNumber ? 0 : codeAt(content, start, at);
      const effect = isNumber ? OPERAND : effectOf(code);
      hasOperands = effect === OPERAND;
      if (effect === OPERAND) continue;
      if (effect === PICTURE) return { isPlain: false, surplus };
      if (effect === BUILDS) hasPath = true;
      else if (effect === PAINTS) hasPath = false;
      else if (effect === OPENS) open.push(code);
      else if (effect === CLOSES && !close(open, code)) {
        isPlain = false;
        if (code === UNMATCHED_STATE) surplus.push(start);
      } else if (effect === UNKNOWN) isPlain = false;
      isPlain &&= brackets.length === 0 && open.length <= MAX_DEPTH;
    }
  }
  return { isPlain: isPlain && open.length + brackets.length === 0 && !hasOperands && !hasPath, surplus };
}

/** Encodes an operator as a number. Returns NO_CODE if it is longer than all known ones. */
function codeAt(content: Buffer, start: number, end: number): number {
  if (end - start > MAX_LENGTH) return NO_CODE;
  let code = 0;
  for (let at = start; at < end; at += 1) code = code * 256 + (content[at] ?? 0);
  return code;
}

const effectOf = (code: number) =>
  (code < EFFECT_OF_SHORT.length ? EFFECT_OF_SHORT[code] : EFFECT.get(code)) ?? UNKNOWN;

/** Closes the innermost match. Marked content and graphics states may overlap. */
function close(open: number[], code: number): boolean {
  const beginnings = BEGINNING_OF.get(code) ?? [];
  for (let place = open.length - 1; place >= 0; place -= 1) {
    if (!beginnings.includes(open[place] ?? 0)) continue;
    if (place === open.length - 1) open.pop();
    else open.splice(place, 1);
    return true;
  }
  return false;
}

function endOfLine(content: Buffer, from: number): number {
  let at = from;
  while (at < content.length && content[at] !== 10 && content[at] !== 13) at += 1;
  return at;
}

function endOfWord(content: Buffer, from: number): number {
  let at = from;
  while (at < content.length && !((KIND[content[at] ?? 0] ?? 0) & ENDS_WORD)) at += 1;
  return at;
}

/** Returns the end of a number, or its start if it isn't one. */
function endOfNumber(content: Buffer, start: number): number {
  let hasDigit = false;
  let hasDot = false;
  for (let at = start; at < content.length; at += 1) {
    const kind = KIND[content[at] ?? 0] ?? 0;
    if (kind === NUMERIC) hasDigit = true;
    else if (kind & ENDS_WORD) return hasDigit ? at : start;
    else if (kind === DOT && !hasDot) hasDot = true;
    else if (kind !== SIGN || at > start) return start;
  }
  return hasDigit ? content.length : start;
}

/** Returns the end of a delimited token, or -1 if its delimiters don't match. */
function endOfDelimited(content: Buffer, at: number, brackets: string[]): number {
  const byte = content[at];
  const doubled = content[at + 1] === byte;
  if (byte === 0x2f) return endOfWord(content, at + 1);
  if (byte === 0x28) return endOfString(content, at);
  if (byte === 0x5b) return brackets.push(']') > MAX_DEPTH ? -1 : at + 1;
  if (byte === 0x5d) return brackets.pop() === ']' ? at + 1 : -1;
  if (byte === 0x3c && doubled) return brackets.push('>>') > MAX_DEPTH ? -1 : at + 2;
  if (byte === 0x3e && doubled) return brackets.pop() === '>>' ? at + 2 : -1;
  return byte === 0x3c ? endOfHex(content, at) : -1;
}

function endOfString(content: Buffer, from: number): number {
  let open = 0;
  for (let at = from; at < content.length; at += 1) {
    const byte = content[at];
    if (byte === 0x5c) at += 1;
    else if (byte === 0x28) open += 1;
    else if (byte === 0x29) {
      open -= 1;
      if (open === 0) return at + 1;
    }
  }
  return -1;
}

function endOfHex(content: Buffer, from: number): number {
  for (let at = from + 1; at < content.length; at += 1) {
    const byte = content[at] ?? 0;
    if (byte === 0x3e) return at + 1;
    if (!IN_HEX[byte]) return -1;
  }
  return -1;
}
