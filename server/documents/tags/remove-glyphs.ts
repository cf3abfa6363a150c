import { PdfString } from '../pdf/objects.ts';
import { formatNumber } from '../pdf/serialize.ts';
import type { Operator } from './operators.ts';
import type { Glyph } from './shown-glyphs.ts';

/** Removes glyphs from content, leaving gaps of the same width so that nothing else moves. */
export function removeGlyphs(content: Buffer, glyphs: readonly Glyph[]): Buffer {
  const byOperator = new Map<Operator, Glyph[]>();
  for (const glyph of glyphs) byOperator.set(glyph.operator, [...(byOperator.get(glyph.operator) ?? []), glyph]);
  const chunks: Buffer[] = [];
  let at = 0;
  for (const [operator, gone] of [...byOperator].toSorted(([one], [other]) => one.start - other.start)) {
    chunks.push(content.subarray(at, operator.start), Buffer.from(rewritten(operator, gone), 'latin1'));
    at = operator.end;
  }
  return Buffer.concat([...chunks, content.subarray(at)]);
}

function rewritten({ name, operands }: Operator, gone: readonly Glyph[]): string {
  const [first = null, second = null, third = null] = operands;
  if (name === 'TJ') return `${shown(Array.isArray(first) ? first : [], gone)} TJ`;
  if (name === 'Tj') return `${shown([first], gone)} TJ`;
  if (name === "'") return `T* ${shown([first], gone)} TJ`;
  return `${number(first)} Tw ${number(second)} Tc T* ${shown([third], gone)} TJ`;
}

const number = (value: unknown) => formatNumber(typeof value === 'number' ? value : 0);

function shown(parts: readonly unknown[], gone: readonly Glyph[]): string {
  const written = parts.map((part, index) => {
    if (typeof part === 'number') return formatNumber(part);
    if (!(part instanceof PdfString)) return '';
    const own = gone.filter((glyph) => glyph.part === index);
    return own.length === 0 ? hex(part.bytes) : withGaps(part.bytes, own);
  });
  return `[${written.join(' ')}]`;
}

function withGaps(bytes: Uint8Array, gone: readonly Glyph[]): string {
  const pieces: string[] = [];
  let at = 0;
  let gap = 0;
  const endGap = () => {
    if (gap !== 0) pieces.push(formatNumber(Math.round(-gap * 1_000) / 1_000));
    gap = 0;
  };
  for (const { code, bytesPerCode, advance } of gone.toSorted((one, other) => one.code - other.code)) {
    const start = code * bytesPerCode;
    if (start > at) {
      endGap();
      pieces.push(hex(bytes.subarray(at, start)));
    }
    gap += advance;
    at = start + bytesPerCode;
  }
  endGap();
  if (at < bytes.length) pieces.push(hex(bytes.subarray(at)));
  return pieces.join(' ');
}

const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;
