const CLOSING_OF = new Map([
  ['q', 'Q'],
  ['BT', 'ET'],
  ['BMC', 'EMC'],
  ['BDC', 'EMC'],
]);
const CLOSING = new Set(CLOSING_OF.values());
const PATH_BUILDING = new Set(['m', 'l', 'c', 'v', 'y', 're', 'h', 'W', 'W*']);
const PATH_ENDING = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n']);
const OTHERS = new Set(
  `w J j M d ri i gs cm Do sh MP DP Tc Tw Tz TL Tf Tr Ts Td TD Tm T* Tj TJ ' " CS cs SC SCN sc scn G g RG rg K k`.split(
    ' ',
  ),
);
const OPERAND_WORDS = new Set(['true', 'false', 'null']);
const DEEPEST = 512;

/** What a byte is to the one who looks for words: 1 white, 2 a delimiter, 3 part of a number, 0 a letter. */
const KIND = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) KIND[byte] = 1;
for (const letter of '()<>[]{}/%') KIND[letter.charCodeAt(0)] = 2;
for (const letter of '0123456789+-.') KIND[letter.charCodeAt(0)] = 3;

export type Balance = {
  /** Nothing is left open: only then does what is drawn behind it stand where it should, and is seen. */
  isPlain: boolean;
  /** Where a Q stands that closes nothing. */
  surplus: number[];
};

/**
 * Not plain is also an unknown operator, and a picture within the content, whose end nobody can tell for sure: the search
 * ends there.
 */
export function balanceOf(content: Buffer): Balance {
  const open: string[] = [];
  const brackets: string[] = [];
  const surplus: number[] = [];
  let isPlain = true;
  let operands = 0;
  let hasPath = false;
  for (let at = 0; at < content.length;) {
    const byte = content[at] ?? 0;
    const kind = KIND[byte];
    if (kind === 1) at += 1;
    else if (byte === 0x25) at = endOfLine(content, at);
    else if (kind === 2) {
      at = endOfDelimited(content, at, brackets);
      if (at === -1) return { isPlain: false, surplus };
      operands += 1;
    } else {
      const start = at;
      at = endOfWord(content, start);
      const word = kind === 3 && isNumber(content, start, at) ? '' : content.toString('latin1', start, at);
      operands += 1;
      if (word === '' || OPERAND_WORDS.has(word)) continue;
      operands = 0;
      if (word === 'BI') return { isPlain: false, surplus };
      if (PATH_BUILDING.has(word)) hasPath = true;
      else if (PATH_ENDING.has(word)) hasPath = false;
      else if (!OTHERS.has(word) && !opensOrCloses(word, open)) {
        isPlain = false;
        if (word === 'Q') surplus.push(start);
      }
      isPlain &&= brackets.length === 0;
    }
  }
  return { isPlain: isPlain && open.length + brackets.length + operands === 0 && !hasPath, surplus };
}

function opensOrCloses(word: string, open: string[]): boolean {
  const closing = CLOSING_OF.get(word);
  if (closing !== undefined) return open.push(closing) <= DEEPEST;
  // Marks and states may overlap; each still has to be closed.
  const place = CLOSING.has(word) ? open.lastIndexOf(word) : -1;
  if (place === -1) return false;
  open.splice(place, 1);
  return true;
}

function endOfLine(content: Buffer, from: number): number {
  let at = from;
  while (at < content.length && content[at] !== 10 && content[at] !== 13) at += 1;
  return at;
}

function endOfWord(content: Buffer, from: number): number {
  let at = from;
  while (at < content.length && (KIND[content[at] ?? 0] ?? 0) % 3 === 0) at += 1;
  return at;
}

function isNumber(content: Buffer, start: number, end: number): boolean {
  let digits = 0;
  let dots = 0;
  for (let at = start; at < end; at += 1) {
    const byte = content[at] ?? 0;
    if (byte === 0x2e) dots += 1;
    else if (byte >= 0x30 && byte <= 0x39) digits += 1;
    else if (at > start || (byte !== 0x2b && byte !== 0x2d)) return false;
  }
  return digits > 0 && dots < 2;
}

/** -1 where it has no end, or closes what was not opened. */
function endOfDelimited(content: Buffer, at: number, brackets: string[]): number {
  const byte = content[at];
  const doubled = content[at + 1] === byte;
  if (byte === 0x2f) return endOfWord(content, at + 1);
  if (byte === 0x28) return endOfString(content, at);
  if (byte === 0x5b) return brackets.push(']') > DEEPEST ? -1 : at + 1;
  if (byte === 0x5d) return brackets.pop() === ']' ? at + 1 : -1;
  if (byte === 0x3c && doubled) return brackets.push('>>') > DEEPEST ? -1 : at + 2;
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
    const isDigit = (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
    if (!isDigit && KIND[byte] !== 1) return -1;
  }
  return -1;
}
