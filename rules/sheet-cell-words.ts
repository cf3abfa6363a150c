import { extractPhoneDigits } from './phone-number.ts';
import type { CellProblem } from './sheet-cell.types.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { valueProblemMessages } from './value-problem-words.ts';

export function describeCellProblem(
  { kind, field }: SheetColumn,
  problem: CellProblem,
  value: string | null = null,
): string {
  switch (problem.code) {
    case 'NO_RESULT':
      return '계산 결과가 없어요. 엑셀에서 다시 계산해 저장하거나 값을 직접 적어주세요.';
    case 'INVISIBLE':
      return '보이지 않는 글자가 있어요. 지우고 다시 적어주세요.';
    case 'KIND':
      if (kind === 'PHONE') return describePhone(value ?? '');
      if (field?.kind === 'DATE') return '날짜가 아니에요. 2026-12-01처럼 적어주세요.';
      return valueProblemMessages.ko({ kind: fieldKindOf(kind, field) }, problem);
    case 'MISSING':
      return '꼭 채워야 하는 칸이에요.';
    case 'PATTERN':
    case 'BIRTH':
    case 'PARTS':
    case 'YEAR':
    case 'FORMULA':
    case 'ROOM':
    case 'TOO_SHORT':
    case 'TOO_LONG':
    case 'TOO_LOW':
    case 'TOO_HIGH':
    case 'SENDERS':
    case 'UNPRINTABLE':
    case 'REFUSED':
      return valueProblemMessages.ko({ kind: fieldKindOf(kind, field) }, problem);
  }
}

const MOBILE_DIGITS = 11;
const FEW_DIGITS = ['한', '두', '세'];

/**
 * Describes a wrong phone number, including how many digits are missing or extra, which is hard to see in a long
 * number.
 */
function describePhone(value: string): string {
  const digits = extractPhoneDigits(value);
  const missing = MOBILE_DIGITS - digits.length;
  const count = FEW_DIGITS[Math.abs(missing) - 1];
  if (!digits.startsWith('010') || count === undefined)
    return '휴대폰 번호가 아니에요. 010으로 시작하는 11자리로 적어주세요.';
  return `번호가 ${count} 자리 ${missing > 0 ? '모자라요' : '많아요'}. 010으로 시작하는 11자리로 적어주세요.`;
}

const fieldKindOf = (kind: SheetColumn['kind'], field: SheetColumn['field']) =>
  field?.kind ?? (kind === 'EMAIL' ? 'EMAIL' : 'TEXT');
