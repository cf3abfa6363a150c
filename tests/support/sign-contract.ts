import type { components } from '#openapi';

type SignContract = components['schemas']['SignContract'];

export const ME = '0198c0de-0000-7000-8000-0000000000a2';
const FILE = '0198c0de-0000-7000-8000-0000000000f1';
const PAPER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><path fill="#fff" d="M0 0h595v842H0z"/></svg>',
)}`;

export const signField = (
  place: number,
  change: Partial<components['schemas']['Field']> = {},
): components['schemas']['Field'] => ({
  fieldId: `0198c0de-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`,
  fileId: FILE,
  page: 1,
  rect: { x: 100, y: 100 + place * 50, width: 200, height: 30 },
  kind: 'TEXT',
  receiverUuid: ME,
  name: `칸 ${place}`,
  required: true,
  ...change,
});

export const signContract = (change: Partial<SignContract> = {}): SignContract => ({
  contractId: '0198c0de-0000-7000-8000-0000000000c1',
  title: '2026년 근로계약서_이도윤',
  documentNo: 'HB-2611-0482',
  status: 'IN_PROGRESS',
  sealState: 'NONE',
  organizationName: '한빛물산 주식회사',
  senderName: '김지수',
  expiresAt: '2026-11-27T14:59:00Z',
  settings: {
    allowDelegate: true,
    allowAnnotate: false,
    showOthers: 'ALL',
    pageSealEdge: 'NONE',
    footer: true,
    language: 'ko',
  },
  me: {
    receiverUuid: ME,
    name: '이도윤',
    role: 'SIGNER',
    state: 'VERIFIED',
    email: 'dy.lee@receiver.example',
    phone: '01034822731',
    hasConsented: true,
    hasAccessCode: false,
  },
  people: [{ receiverUuid: ME, name: '이도윤', role: 'SIGNER', order: 1, state: 'VERIFIED', hasTurn: true }],
  pages: [1, 2].map((number) => ({
    number,
    fileId: FILE,
    pageInFile: number,
    width: 595,
    height: 842,
    rotation: 0,
    cropBox: [0, 0, 595, 842],
    imageUrl: PAPER,
    largeImageUrl: PAPER,
  })),
  documentUrl: '/api/sign/document?sig=x',
  fields: [
    signField(1, { name: '주소' }),
    signField(2, { name: '서명', kind: 'SIGNATURE', rect: { x: 300, y: 600, width: 130, height: 60 } }),
  ],
  annotations: [],
  lists: {},
  stamps: [],
  draft: { version: 0, values: {}, markRefs: {}, annotations: [] },
  marks: [],
  attachments: [],
  othersValues: [],
  request: null,
  reconfirm: null,
  ...change,
});
