import type { CellProblem } from './sheet-cell.types.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { valueProblemMessages } from './value-problem-words.ts';

/** Says in Korean what is wrong with a cell and what to write instead. */
export function describeCellProblem({ kind, field }: SheetColumn, problem: CellProblem): string {
  switch (problem.code) {
    case 'NO_RESULT':
      return '계산 결과가 없어요. 엑셀에서 다시 계산해 저장하거나 값을 직접 적어주세요.';
    case 'INVISIBLE':
      return '보이지 않는 글자가 있어요. 지우고 다시 적어주세요.';
    case 'KIND':
      if (kind === 'PHONE') return '휴대폰 번호를 끝까지 적어주세요.';
      if (field?.kind === 'DATE') return '날짜는 2026-12-01처럼 적어주세요.';
      return valueProblemMessages.ko({ kind: fieldKindOf(kind, field) }, problem);
    case 'MISSING':
      return '꼭 채워야 하는 칸이에요.';
    case 'PATTERN':
    case 'BIRTH':
    case 'PARTS':
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

const fieldKindOf = (kind: SheetColumn['kind'], field: SheetColumn['field']) =>
  field?.kind ?? (kind === 'EMAIL' ? 'EMAIL' : 'TEXT');
