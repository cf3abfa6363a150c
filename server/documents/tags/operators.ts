import { DamagedPdfError } from '../pdf/damage.ts';
import type { PdfValue } from '../pdf/objects.ts';
import { Parser } from '../pdf/parser.ts';

/** An operator of a page's content with its operands. `end` is exclusive. */
export type Operator = { name: string; operands: PdfValue[]; start: number; end: number };

const BEGINS_OPERAND = new Set(Array.from('/(<[+-.0123456789', (character) => character.charCodeAt(0)));
const WORDS = new Set(['true', 'false', 'null']);
const MAX_OPERATORS = 2_000_000;

/** Returns null for broken content, and for inline images, whose end can't be found reliably. */
export function readOperators(content: Buffer): Operator[] | null {
  try {
    return operatorsIn(content);
  } catch (error) {
    if (error instanceof DamagedPdfError) return null;
    throw error;
  }
}

function operatorsIn(content: Buffer): Operator[] | null {
  const parser = new Parser(content);
  const operators: Operator[] = [];
  let operands: PdfValue[] = [];
  let start = -1;
  for (;;) {
    parser.skipWhite();
    const { position } = parser;
    const byte = content[position];
    if (byte === undefined) return operators;
    if (start === -1) start = position;
    if (BEGINS_OPERAND.has(byte)) {
      operands.push(parser.value());
      continue;
    }
    const name = parser.keyword();
    if (name === '' || name === 'BI' || operators.length > MAX_OPERATORS) return null;
    if (WORDS.has(name)) {
      operands.push(name === 'null' ? null : name === 'true');
      continue;
    }
    operators.push({ name, operands, start, end: parser.position });
    operands = [];
    start = -1;
  }
}
