import type { Contract } from '@/entities/contract';
import type { Template, TemplateListItem, TemplateSlot, TemplateVersion } from '@/entities/template';
import { storedFile } from '../../../../../tests/support/stored-file';

/** Draws a page as a data URL, so that no server is needed. */
const drawPage = (title: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" width="595" height="842"><rect width="595" height="842" fill="#fff"/><text x="298" y="110" font-size="28" text-anchor="middle" fill="#222">${title}</text><path stroke="#bbb" stroke-width="5" d="M60 170h470M60 195h440M60 220h300M60 280h470M60 305h470M60 330h200M60 390h470M60 415h410"/></svg>`,
  )}`;
const TITLE = '근로계약서';
export const storyFile = storedFile({
  pages: storedFile().pages.map((page) => ({ ...page, imageUrl: drawPage(TITLE), largeImageUrl: drawPage(TITLE) })),
});
export const EXAMPLE_TEMPLATE_ID = '0198c0de-0000-7000-8000-0000000000e1';

export const createTemplateSlot = (name: string, change: Partial<TemplateSlot> = {}): TemplateSlot => ({
  slotUuid: name,
  name,
  person: 'ASK',
  fixed: null,
  role: 'SIGNER',
  order: 1,
  when: null,
  channels: ['MAIL'],
  verifications: [],
  accessCode: 'NONE',
  code: null,
  accessCodeHint: '',
  message: '',
  ...change,
});
export const exampleSlots = [
  createTemplateSlot('근로자', { verifications: ['PHONE_CODE'] }),
  createTemplateSlot('회사', { person: 'SENDER', order: 2 }),
];

const field = (name: string, receiverUuid: string, y: number): Contract['fields'][number] => ({
  fieldId: name,
  fileId: storyFile.fileId,
  page: 1,
  rect: { x: 360, y, width: 140, height: 44 },
  kind: 'SIGNATURE',
  receiverUuid,
  name,
  required: true,
});

export const createTemplate = (change: Partial<Template> = {}): Template => ({
  templateId: EXAMPLE_TEMPLATE_ID,
  state: 'PUBLISHED',
  title: TITLE,
  description: '정규직과 계약직이 함께 쓰는 근로계약서예요.',
  visibility: 'ORGANIZATION',
  folderId: null,
  maker: { organizationMemberUuid: 'me', name: '김지수' },
  mayChange: true,
  isBookmarked: true,
  sentCount: 128,
  publishedNumber: 3,
  hasChanges: false,
  changedAt: '2026-11-20T05:00:00Z',
  version: 9,
  groupIds: [],
  number: 3,
  content: {
    slots: exampleSlots,
    fields: [field('근로자 서명', '근로자', 640), field('회사 서명', '회사', 710)],
    annotations: [],
    settings: {
      allowDelegate: true,
      allowAnnotate: false,
      showOthers: 'ALL',
      pageSealEdge: 'NONE',
      footer: true,
      language: 'ko',
    },
    message: '12월 1일 전까지 서명 부탁드려요.',
    expiryDays: 14,
    remindDaysBefore: [3, 1],
    titleRule: '2026년 {문서 이름}_{근로자}',
    shareWith: [],
    labelIds: [],
    folderId: null,
  },
  lists: {},
  files: [storyFile],
  editor: null,
  createdAt: '2026-10-02T05:00:00Z',
  ...change,
});

const version = (number: number, note: string, publishedAt: string): TemplateVersion => ({
  number,
  note,
  publishedAt,
  publishedBy: { organizationMemberUuid: 'me', name: '김지수' },
  pageCount: 2,
  fieldCount: 14,
  isCurrent: number === 3,
});
export const exampleVersions = [
  version(3, '최저임금을 2027년 것으로 고쳤어요', '2026-11-20T05:00:00Z'),
  version(2, '수습 기간을 더했어요', '2026-10-28T05:00:00Z'),
  version(1, '', '2026-10-02T05:00:00Z'),
];

export const createListItem = (title: string, change: Partial<TemplateListItem> = {}): TemplateListItem => ({
  templateId: title,
  state: 'PUBLISHED',
  title,
  description: '',
  visibility: 'ORGANIZATION',
  folderId: null,
  maker: { organizationMemberUuid: 'me', name: '김지수' },
  mayChange: true,
  isBookmarked: false,
  sentCount: 0,
  publishedNumber: 1,
  hasChanges: false,
  changedAt: '2026-11-20T05:00:00Z',
  slots: exampleSlots.map(({ name, role, person }) => ({ name, role, person })),
  pageCount: 2,
  fieldCount: 8,
  previewUrl: drawPage(title),
  ...change,
});
const by = (name: string) => ({ maker: { organizationMemberUuid: name, name } });
export const exampleListItems = [
  createListItem('근로계약서', { sentCount: 128, fieldCount: 14, isBookmarked: true, hasChanges: true }),
  createListItem('비밀유지계약서(NDA)', { sentCount: 46, fieldCount: 6, isBookmarked: true }),
  createListItem('개인정보 수집·이용 동의서', { ...by('문예린'), sentCount: 912, fieldCount: 5, isBookmarked: true }),
  createListItem('물품 공급 계약서', { ...by('문예린'), sentCount: 31, fieldCount: 11 }),
  createListItem('프리랜서 용역 계약서와 저작권 양도 합의서', { state: 'DRAFT', publishedNumber: null, fieldCount: 2 }),
  createListItem('임대차 계약 연장 합의서', { ...by('배준호'), sentCount: 12, state: 'RETIRED' }),
  createListItem('휴가 신청서', { ...by('오세린'), sentCount: 1204, fieldCount: 7, previewUrl: null }),
  createListItem('보안 서약서', { sentCount: 77, fieldCount: 3 }),
];
