import type { components } from '#openapi';

type Schemas = components['schemas'];

const SLOT = 'slot:0198c0de-0000-7000-8000-0000000000a1:';

export const exampleContact = (name: string, change: Partial<Schemas['Contact']> = {}): Schemas['Contact'] => ({
  contactId: name,
  name,
  company: '새벽물류',
  title: '',
  email: `${name.length}@saebyeok.example`,
  phone: null,
  memo: '',
  contactGroupIds: [],
  createdAt: '2026-11-01T00:00:00Z',
  ...change,
});

export const exampleBatch = (change: Partial<Schemas['Batch']> = {}): Schemas['Batch'] => ({
  batchId: '0198c0de-0000-7000-8000-0000000000b1',
  templateId: '0198c0de-0000-7000-8000-0000000000e1',
  templateTitle: '안전 교육 확인서',
  number: 3,
  isNewest: true,
  mode: 'MULTIPLE',
  state: 'DRAFT',
  pauseReason: null,
  sender: { organizationMemberUuid: 'me', name: '김지수' },
  fileName: '',
  unusedHeads: [],
  version: 1,
  columns: [
    {
      key: `${SLOT}name`,
      head: '근로자 이름',
      kind: 'NAME',
      slotUuid: null,
      slotName: '근로자',
      isRequired: true,
      field: null,
      items: null,
    },
  ],
  settings: {},
  counts: { total: 12, wrong: 0, ready: 12, sent: 0, failed: 0, leftOut: 0 },
  messages: { waiting: 0, delivered: 0, failed: 0, unreachedRows: 0 },
  millisecondsLeft: null,
  mayChange: true,
  scheduledAt: null,
  createdAt: '2026-11-22T05:00:00Z',
  startedAt: null,
  endedAt: null,
  movedAt: '2026-11-22T05:00:00Z',
  ...change,
});

export const exampleRow = (name: string, change: Partial<Schemas['BatchRow']> = {}): Schemas['BatchRow'] => ({
  rowId: name,
  position: 0,
  state: 'WRONG',
  cells: { [`${SLOT}name`]: name },
  repairs: {},
  problems: [],
  offers: {},
  twinOf: null,
  twinAccepted: false,
  contractId: null,
  standing: null,
  undelivered: [],
  errorCode: null,
  message: null,
  ...change,
});
