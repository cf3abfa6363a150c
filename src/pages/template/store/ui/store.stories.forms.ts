import type { StoreCategory, StoreSet, StoreTemplate } from '@/entities/store-template';

const line = (y: number, width: number) => `<rect x="60" y="${y}" width="${width}" height="7" fill="#9a9a9a"/>`;
const LINES = Array.from({ length: 20 }, (_, index) => line(150 + index * 24, index % 4 === 3 ? 210 : 360)).join('');

/** Draws a page with a title and lines, in place of the server's picture of the form. */
const drawPage = (title: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="679"><rect width="480" height="679" fill="#fff"/><text x="240" y="96" font-size="26" font-family="serif" text-anchor="middle">${title}</text>${LINES}</svg>`,
  )}`;

type Given = { id: string; title: string; description: string; category?: StoreCategory; pages?: number };

const makeForm = ({ id, title, description, category = 'HR', pages = 2 }: Given): StoreTemplate => ({
  storeTemplateId: id,
  title,
  category,
  description,
  pages: Array.from({ length: pages }, (_, index) => ({
    number: index + 1,
    imageUrl: drawPage(title),
    largeImageUrl: drawPage(title),
  })),
  slots: [
    { key: 'company', name: '회사', role: 'SIGNER', order: 1, person: 'SENDER', channels: ['MAIL'] },
    { key: 'employee', name: '근로자', role: 'SIGNER', order: 2, person: 'ASK', channels: ['MAIL'] },
  ],
  fieldCount: 34,
  notFor: ['18세가 되지 않은 분과의 계약', '하루나 한 주의 일부만 일하는 분과의 계약'],
  asOf: '2026년 11월',
});

export const FORMS: readonly StoreTemplate[] = [
  makeForm({
    id: 'employment-standard',
    title: '표준근로계약서',
    description: '기간의 정함이 있거나 없는 전일제 근로계약',
    pages: 3,
  }),
  makeForm({
    id: 'privacy-consent',
    title: '개인정보 수집·이용 동의서',
    description: '필수, 선택, 민감정보, 제3자 제공에 따로따로 동의받는 문서',
    category: 'CONSENT',
  }),
  makeForm({
    id: 'security-pledge',
    title: '보안서약서',
    description: '임직원이 회사의 비밀과 기기를 지키겠다고 약속하는 문서',
  }),
  makeForm({
    id: 'services',
    title: '용역계약서',
    description: '일의 결과를 정하고 검수한 뒤 대금을 주는 계약',
    category: 'SERVICE',
    pages: 3,
  }),
  makeForm({
    id: 'loan',
    title: '금전소비대차계약서',
    description: '돈을 빌려주고 갚는 조건을 정하는 계약',
    category: 'MONEY',
  }),
];

export const JOINING: StoreSet = {
  storeSetId: 'joining',
  title: '입사 서류 3종',
  storeTemplateIds: ['employment-standard', 'privacy-consent', 'security-pledge'],
};
