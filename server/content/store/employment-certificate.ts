import {
  createAddressBlank,
  LEGAL_BASIS_MONTH,
  createBlank,
  NOTICE_BLOCK,
  FILLED_BY_SENDER,
  type StoreForm,
} from './store-form.types.ts';

/** The certificate may only state what the worker asked for (근로기준법 제39조), so most fields are optional. */
const ASKED = { isOptional: true, help: '근로자가 적어달라고 한 것만 적어주세요.' } as const;

export const EMPLOYMENT_CERTIFICATE_FORM: StoreForm = {
  code: 'employment-certificate',
  title: '재직증명서',
  description: '회사가 직인을 찍어 재직 사실을 증명하는 문서',
  category: 'HR',
  asOf: LEGAL_BASIS_MONTH,
  keywords: ['재직', '증명서', '사용증명서', '직인', '발급'],
  notFor: ['근로자가 요구하지 않은 내용을 적는 일', '이미 퇴직한 분의 경력증명서'],
  slots: [{ key: 'worker', name: '증명서를 받는 분', role: 'VIEWER', order: null, person: 'ASK', channels: ['MAIL'] }],
  blanks: {
    number: createBlank(FILLED_BY_SENDER, 'TEXT', '발급 번호', 12, { isOptional: true }),
    worker: createBlank(FILLED_BY_SENDER, 'NAME', '근로자의 이름'),
    birth: createBlank(FILLED_BY_SENDER, 'DATE', '근로자의 생년월일', 8, ASKED),
    home: createAddressBlank(FILLED_BY_SENDER, '근로자의 주소', ASKED),
    department: createBlank(FILLED_BY_SENDER, 'TEXT', '소속 부서', 10, ASKED),
    position: createBlank(FILLED_BY_SENDER, 'TEXT', '직위', 10, ASKED),
    joined: createBlank(FILLED_BY_SENDER, 'DATE', '입사한 날', 8, ASKED),
    employment: createBlank(FILLED_BY_SENDER, 'TEXT', '고용 형태', 10, ASKED),
    duty: createBlank(FILLED_BY_SENDER, 'TEXT', '맡은 업무', 20, ASKED),
    wage: createBlank(FILLED_BY_SENDER, 'TEXT', '임금', 10, ASKED),
    other: createBlank(FILLED_BY_SENDER, 'TEXT', '그 밖에 요구한 사항', 10, ASKED),
    use: createBlank(FILLED_BY_SENDER, 'TEXT', '증명서의 용도', 10, ASKED),
    submittedTo: createBlank(FILLED_BY_SENDER, 'TEXT', '제출하는 곳', 10, ASKED),
    issuedOn: createBlank(FILLED_BY_SENDER, 'SIGNED_DATE', '발급한 날'),
    company: createBlank(FILLED_BY_SENDER, 'COMPANY', '회사 이름'),
    companyNumber: createBlank(FILLED_BY_SENDER, 'BUSINESS_NUMBER', '회사의 사업자등록번호'),
    companyAddress: createAddressBlank(FILLED_BY_SENDER, '회사의 주소'),
    companyPhone: createBlank(FILLED_BY_SENDER, 'PHONE', '발급을 확인할 수 있는 전화번호'),
    representative: createBlank(FILLED_BY_SENDER, 'NAME', '대표자의 이름'),
    seal: createBlank(FILLED_BY_SENDER, 'SEAL', '회사의 직인'),
  },
  hasPageNumbers: true,
  blocks: [
    NOTICE_BLOCK,
    { kind: 'TABLE', columns: [20, 80], rows: [[{ label: '발급 번호' }, '{number}']] },
    {
      kind: 'TABLE',
      heading: '인적 사항',
      columns: [20, 30, 20, 30],
      rowHeight: 26,
      rows: [
        [{ label: '성명' }, '{worker}', { label: '생년월일' }, '{birth}'],
        [{ label: '주소' }, { text: '{home}', columns: 3 }],
      ],
    },
    {
      kind: 'TABLE',
      heading: '재직 사항',
      columns: [20, 30, 20, 30],
      rowHeight: 26,
      rows: [
        [{ label: '소속' }, '{department}', { label: '직위' }, '{position}'],
        [{ label: '입사일' }, '{joined}', { label: '고용 형태' }, '{employment}'],
        [{ label: '담당 업무' }, { text: '{duty}', columns: 3 }],
        [{ label: '임금' }, '{wage}', { label: '그 밖의 사항' }, '{other}'],
      ],
    },
    {
      kind: 'TABLE',
      heading: '증명서의 쓰임',
      columns: [20, 30, 20, 30],
      rowHeight: 26,
      rows: [[{ label: '용도' }, '{use}', { label: '제출처' }, '{submittedTo}']],
    },
    {
      kind: 'PROSE',
      text: '이 증명서는 「근로기준법」 제39조에 따라 근로자가 요구한 사항만 적은 것이며, 비워 둔 칸은 근로자가 요구하지 않은 사항입니다.',
    },
    {
      kind: 'SIGNING',
      text: '위 사람은 위와 같이 우리 회사에 재직하고 있음을 증명합니다.',
      date: 'issuedOn',
      parties: [
        {
          name: '발급한 회사',
          rows: [
            ['회사명', 'company'],
            ['사업자번호', 'companyNumber'],
            ['주소', 'companyAddress'],
            ['전화', 'companyPhone'],
          ],
          signer: { label: '대표자', name: 'representative', mark: 'seal', print: '(직인)' },
        },
      ],
    },
  ],
};
