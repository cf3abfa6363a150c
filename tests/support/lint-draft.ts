import { randomUUID } from 'node:crypto';
import type { Draft } from '../../server/modules/contracts/drafting/lint/draft.ts';
import { field } from './contracts.ts';

export type Person = Draft['receivers'][number];
type Part = Draft['files'][number];

export const FILE = randomUUID();
export const [ONE, TWO] = [randomUUID(), randomUUID()];
export const NOW = new Date('2026-11-20T01:00:00Z');

export const person = (receiverUuid: string, more: Partial<Person> = {}): Person => ({
  receiverUuid,
  position: receiverUuid === ONE ? 0 : 1,
  name: receiverUuid === ONE ? '정해원' : '이도윤',
  slotName: '',
  email: receiverUuid === ONE ? 'one@hanbit.example' : 'two@hanbit.example',
  phone: null,
  role: 'SIGNER',
  signingOrder: receiverUuid === ONE ? 1 : 2,
  channels: ['MAIL'],
  verifications: [],
  accessCode: null,
  ...more,
});

export const part = (more: Partial<Part['file']> = {}, pages = 2): Part => ({
  firstPage: null,
  pages: Array.from({ length: pages }, (_, place) => ({
    number: place + 1,
    width: 595,
    height: 842,
    rotation: 0,
    cropBox: [0, 0, 595, 842],
  })),
  file: {
    fileUuid: FILE,
    organizationUuid: FILE,
    organizationMemberUuid: FILE,
    purpose: 'document',
    name: '계약서.pdf',
    status: 'READY',
    kind: 'PDF',
    sha256: '',
    bytes: 1000,
    normalisedSha256: 'a',
    normalisedBytes: 1000,
    notices: [],
    formSuggestions: [],
    refusal: null,
    confirmedAt: null,
    createdAt: NOW,
    arrangement: null,
    ...more,
  },
});

export const one = field(FILE, ONE, { rect: { x: 50, y: 50, width: 100, height: 40 } });
export const two = field(FILE, TWO, { rect: { x: 50, y: 150, width: 100, height: 40 } });
export const text = (more: Parameters<typeof field>[2]) =>
  field(FILE, ONE, { kind: 'TEXT', rect: { x: 300, y: 300, width: 100, height: 20 }, ...more });

export const draft = (more: Partial<Draft> = {}): Draft => ({
  files: [part()],
  receivers: [person(ONE), person(TWO)],
  fields: [one, two],
  expiresAt: new Date('2026-12-04T14:59:00Z'),
  isExpiryChosen: true,
  sendsAt: NOW,
  isScheduled: false,
  marks: [],
  senderFiles: [],
  annotations: [],
  lists: {},
  patternFaults: new Map([
    ['(', 'BROKEN'],
    ['(?=a)a', 'UNSUPPORTED'],
    ['(?:.?){999}', 'TOO_LARGE'],
    ['[A-Z]{2}', null],
  ]),
  read: [],
  ...more,
});
