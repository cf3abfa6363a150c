import type { Batch, BatchCounts } from '@/entities/batch';
import { COLUMNS } from './edit-sheet/sheet';

export const TEMPLATE_ID = '0198c0de-0000-7000-8000-0000000000c1';
export const BATCH_ID = '0198c0de-0000-7000-8000-0000000000c2';

export const counts = (part: Partial<BatchCounts> = {}): BatchCounts => ({
  total: 124,
  wrong: 0,
  ready: 124,
  sent: 0,
  failed: 0,
  leftOut: 0,
  ...part,
});

export const batch = (part: Partial<Batch> = {}): Batch => ({
  batchId: BATCH_ID,
  templateId: TEMPLATE_ID,
  templateTitle: '근로계약서',
  number: 2,
  isNewest: true,
  mode: 'MANY',
  state: 'DRAFT',
  pauseReason: null,
  sender: { organizationMemberUuid: 'me', name: '김지수' },
  fileName: '12월_입사자_명단.xlsx',
  unusedHeads: [],
  version: 1,
  columns: COLUMNS,
  settings: {},
  counts: counts(),
  messages: { waiting: 0, delivered: 0, failed: 0, unreachedRows: 0 },
  millisecondsLeft: null,
  mayChange: true,
  scheduledAt: null,
  createdAt: '2026-11-24T05:22:00Z',
  startedAt: null,
  endedAt: null,
  movedAt: '2026-11-24T05:22:00Z',
  ...part,
});
