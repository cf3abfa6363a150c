import type { BatchColumn, BatchRow } from '@/entities/batch';
import { createCellRules, createRow } from '@/features/batch/edit-sheet/model/check-row';

const SLOT = '0198c0de-0000-7000-8000-0000000000a1';

const column = (key: string, head: string, kind: BatchColumn['kind'], isRequired = true): BatchColumn => ({
  key,
  head,
  kind,
  slotUuid: SLOT,
  slotName: '근로자',
  isRequired,
  field: null,
  items: null,
});

export const COLUMNS: BatchColumn[] = [
  column('name', '근로자 이름', 'NAME'),
  column('email', '근로자 메일', 'EMAIL'),
  column('phone', '근로자 휴대폰', 'PHONE', false),
];
export const KEYS = COLUMNS.map(({ key }) => key);
export const rules = createCellRules(COLUMNS, '2026-11-24');

export const row = (position: number, cells: Record<string, string> = {}): BatchRow =>
  createRow(
    {
      rowId: `row-${position}`,
      position,
      cells: { name: `일꾼${position}`, email: `worker-${position}@example.com`, ...cells },
    },
    rules,
  );
