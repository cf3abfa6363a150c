import {
  createAddressBlank,
  LEGAL_BASIS_MONTH,
  createAnswerBlank,
  createBlank,
  NOTICE_BLOCK,
  FILLED_BY_SENDER,
  type StoreForm,
} from './store-form.types.ts';

const WORKER = 0;
const EMPLOYER = 1;
const TERM = '계약 기간을 정하나요?';
const OVERTIME = '소정근로시간을 넘겨 일하는 것에 동의하나요?';

const DAYS = ['월', '화', '수', '목', '금', '토', '일'] as const;
const PARTS = [
  ['Start', '시작 시각'],
  ['End', '마치는 시각'],
  ['Break', '휴게시간'],
  ['Hours', '근로시간'],
] as const;

/** All optional, because days off have no hours. */
const hoursOfDays = Object.fromEntries(
  DAYS.flatMap((day, index) =>
    PARTS.map(([part, label]) => [
      `day${index + 1}${part}`,
      createBlank(FILLED_BY_SENDER, 'TEXT', `${day}요일의 ${label}`, 6, { isOptional: true, align: 'CENTER' }),
    ]),
  ),
);

export const PART_TIME_EMPLOYMENT_FORM: StoreForm = {
  code: 'employment-part-time',
  title: '단시간근로자 근로계약서',
  description: '통상 근로자보다 짧게 일하는 분과 맺는 근로계약',
  category: 'HR',
  asOf: LEGAL_BASIS_MONTH,
  keywords: ['아르바이트', '알바', '파트타임', '시급', '단시간', '근로계약'],
  notFor: ['전일제로 일하는 근로자', '18세 미만인 근로자'],
  slots: [
    { key: 'worker', name: '근로자', role: 'SIGNER', order: 1, person: 'ASK', channels: ['MAIL', 'SMS'] },
    { key: 'employer', name: '사업주', role: 'SIGNER', order: 2, person: 'SENDER', channels: ['MAIL'] },
  ],
  blanks: {
    start: createBlank(FILLED_BY_SENDER, 'DATE', '일을 시작하는 날'),
    openEnded: createAnswerBlank(FILLED_BY_SENDER, TERM, '기간을 정하지 않음'),
    fixed: createAnswerBlank(FILLED_BY_SENDER, TERM, '기간을 정함'),
    end: createBlank(FILLED_BY_SENDER, 'DATE', '계약이 끝나는 날', 8, { onlyIf: 'fixed' }),
    place: createBlank(FILLED_BY_SENDER, 'TEXT', '근무 장소', 22),
    duty: createBlank(FILLED_BY_SENDER, 'TEXT', '맡을 업무', 22),
    ...hoursOfDays,
    weeklyHours: createBlank(FILLED_BY_SENDER, 'NUMBER', '1주 소정근로시간', 4, {
      validation: { minimum: '1', maximum: '39.5' },
    }),
    restDay: createBlank(FILLED_BY_SENDER, 'TEXT', '주휴일로 하는 요일', 5, { help: '예: 일요일' }),
    hourly: createBlank(FILLED_BY_SENDER, 'AMOUNT', '시간급', 9),
    allowance: createBlank(FILLED_BY_SENDER, 'AMOUNT', '그 밖의 수당', 9, { isOptional: true }),
    allowanceHow: createBlank(FILLED_BY_SENDER, 'TEXT', '그 밖의 수당의 이름과 계산방법', 20, { isOptional: true }),
    period: createBlank(FILLED_BY_SENDER, 'TEXT', '임금을 계산하는 기간', 13, { help: '예: 매월 1일부터 말일까지' }),
    payday: createBlank(FILLED_BY_SENDER, 'NUMBER', '임금을 주는 날(일)', 3, {
      validation: { minimum: '1', maximum: '31' },
    }),
    bank: createBlank(WORKER, 'TEXT', '임금을 받을 은행', 7),
    account: createBlank(WORKER, 'TEXT', '임금을 받을 본인 계좌번호', 13),
    agree: createAnswerBlank(WORKER, OVERTIME, '동의함'),
    refuse: createAnswerBlank(WORKER, OVERTIME, '동의하지 않음'),
    signedOn: createBlank(EMPLOYER, 'SIGNED_DATE', '계약을 맺은 날'),
    companyName: createBlank(FILLED_BY_SENDER, 'COMPANY', '회사 이름'),
    companyAddress: createAddressBlank(FILLED_BY_SENDER, '회사의 주소'),
    companyPhone: createBlank(FILLED_BY_SENDER, 'PHONE', '회사의 전화번호'),
    representative: createBlank(FILLED_BY_SENDER, 'NAME', '대표자의 이름'),
    employerSeal: createBlank(EMPLOYER, 'SEAL', '사업주의 도장'),
    workerName: createBlank(WORKER, 'NAME', '근로자의 이름'),
    workerAddress: createAddressBlank(WORKER, '근로자의 주소'),
    workerPhone: createBlank(WORKER, 'PHONE', '근로자의 연락처'),
    workerEmail: createBlank(WORKER, 'EMAIL', '근로자의 이메일', 8, { isOptional: true }),
    workerSign: createBlank(WORKER, 'SIGNATURE', '근로자의 서명'),
  },
  hasPageNumbers: true,
  blocks: [
    NOTICE_BLOCK,
    {
      kind: 'PROSE',
      text: '아래에 이름을 적고 서명하는 사업주와 근로자는 「근로기준법」 제17조와 「기간제 및 단시간근로자 보호 등에 관한 법률」 제17조에 따라 근로조건을 아래와 같이 정하고 근로계약을 맺는다.',
    },
    {
      kind: 'CLAUSES',
      clauses: [
        {
          title: '계약 기간',
          paragraphs: [
            '근로를 시작하는 날은 {start}로 한다.',
            '계약 기간은 다음과 같다.\n{openEnded} 기간을 정하지 아니한다.\n{fixed} 기간을 정하며, 계약은 {end}에 끝난다.',
            '상시 5명 이상인 사업장에서 계약 기간을 정하여 계속 근로한 기간이 모두 2년을 넘으면 「기간제 및 단시간근로자 보호 등에 관한 법률」 제4조에 따른다.',
          ],
        },
        {
          title: '근무 장소와 업무',
          paragraphs: ['근무 장소: {place}', '업무의 내용: {duty}'],
        },
        {
          title: '근로일과 근로일별 근로시간',
          paragraphs: [
            '근로일과 근로일별 근로시간, 시작과 마침 시각, 휴게시간은 아래 표와 같다. 적지 아니한 요일은 근로하지 아니한다.',
          ],
        },
      ],
    },
    {
      kind: 'TABLE',
      columns: [14, 21, 21, 22, 22],
      head: ['요일', '시작 시각', '마치는 시각', '휴게시간', '근로시간'],
      rowHeight: 22,
      rows: DAYS.map((day, index) => [{ label: `${day}요일` }, ...PARTS.map(([part]) => `{day${index + 1}${part}}`)]),
    },
    {
      kind: 'CLAUSES',
      clauses: [
        {
          title: '소정근로시간과 휴게',
          paragraphs: [
            '소정근로시간은 휴게시간을 빼고 1주 {weeklyHours}시간으로 한다.',
            '휴게시간은 근로시간이 4시간이면 30분 이상, 8시간이면 1시간 이상을 근로시간 도중에 주며, 근로자가 자유롭게 이용할 수 있다.',
          ],
        },
        {
          title: '초과근로',
          paragraphs: [
            '사업주는 근로자의 동의를 받아야만 소정근로시간을 넘겨 근로하게 할 수 있으며, 이때에도 1주에 12시간을 넘길 수 없다.',
            '근로자는 동의하지 아니한 초과근로를 거부할 수 있으며, 사업주는 이를 이유로 불리한 처우를 하지 아니한다.',
            '사업주는 초과근로에 대하여 통상임금의 50퍼센트 이상을 더하여 지급한다.',
            `${OVERTIME} 동의한 뒤에도 사정이 있으면 그날의 초과근로를 거절할 수 있다.\n{agree}\u00A0동의함      {refuse}\u00A0동의하지\u00A0않음`,
          ],
        },
        {
          title: '휴일과 휴가',
          paragraphs: [
            '근로자가 1주 동안의 소정근로일을 개근하면 매주 {restDay}을 유급휴일(주휴일)로 한다. 매년 5월 1일도 유급휴일로 하며, 「근로기준법」 제55조제2항이 적용되는 사업장에서는 같은 항에 따른 휴일이 소정근로일이면 유급휴일로 한다.',
            '연차유급휴가는 「근로기준법」 제18조와 제60조에 따라 통상 근로자의 근로시간에 비례하여 시간 단위로 준다. 상시 5명 미만인 사업장에는 같은 법 제60조를 적용하지 아니하며, 사업주가 따로 정한 휴가가 있으면 그에 따른다.',
            '4주 동안을 평균하여 1주 소정근로시간이 15시간 미만이면 「근로기준법」 제55조에 따른 휴일과 연차유급휴가를 적용하지 아니한다.',
          ],
        },
        {
          title: '임금의 구성항목과 계산방법',
          paragraphs: [
            '임금은 「최저임금법」에 따른 최저임금액보다 적지 아니하게 지급한다.',
            '임금의 구성항목과 계산방법은 아래 표와 같다.',
          ],
        },
      ],
    },
    {
      kind: 'TABLE',
      columns: [20, 24, 56],
      head: ['구성항목', '금액(원)', '계산방법'],
      rows: [
        [{ label: '시간급' }, '{hourly}', '실제로 근로한 시간을 곱한다.'],
        [{ label: '그 밖의 수당' }, '{allowance}', '{allowanceHow}'],
        [
          { label: '주휴수당' },
          {
            text: '1주 소정근로시간이 15시간 이상이면 1주 소정근로시간을 통상 근로자의 1주 소정근로일수로 나눈 시간에 시간급을 곱하여 지급한다.',
            columns: 2,
          },
        ],
        [
          { label: '야간·휴일\n근로수당' },
          {
            text: '실제로 근로한 시간에 대하여 「근로기준법」 제56조에 따라 통상임금에 그 50퍼센트(8시간을 넘는 휴일근로는 100퍼센트)를 더하여 지급한다. 상시 5명 미만인 사업장에서는 가산 없이 통상임금으로 지급한다.',
            columns: 2,
          },
        ],
      ],
    },
    {
      kind: 'CLAUSES',
      clauses: [
        {
          title: '임금의 지급방법',
          paragraphs: [
            '임금은 {period}의 근로에 대하여 계산하여 매월 {payday}일에 지급한다. 지급일이 그 달에 없으면 말일에, 휴일이면 그 전날에 지급한다.',
            '임금은 통화로 그 전액을 근로자 명의의 예금계좌( {bank} {account} )에 넣어 지급하며, 지급하는 때에 임금명세서를 준다. 법령이나 단체협약에 정한 것만 공제할 수 있다.',
            '사업주는 근로자가 퇴직한 날부터 14일 안에 임금 등 모든 금품을 지급한다. 특별한 사정이 있으면 합의하여 기일을 늦출 수 있다.',
          ],
        },
        {
          title: '사회보험과 퇴직급여',
          paragraphs: [
            '사회보험에는 관계 법령이 정한 기준에 따라 가입하며, 산업재해보상보험은 근로시간과 관계없이 적용한다.',
            '4주 동안을 평균하여 1주 소정근로시간이 15시간 이상이고 계속하여 1년 이상 근로하면 「근로자퇴직급여 보장법」에 따라 퇴직급여를 지급한다.',
          ],
        },
        {
          title: '차별의 금지와 전환',
          paragraphs: [
            '사업주는 단시간근로자임을 이유로 같거나 비슷한 업무를 하는 통상 근로자에 비하여 차별하지 아니한다.',
            '사업주는 통상 근로자를 채용하려는 때에 같거나 비슷한 업무를 하는 근로자를 우선하여 고용하도록 노력한다.',
          ],
        },
        {
          title: '근로계약서의 교부와 그 밖의 사항',
          paragraphs: [
            '사업주는 근로계약을 맺는 즉시 이 계약서를 근로자의 요구와 관계없이 근로자에게 내준다. 전자문서로 내주는 것을 포함한다.',
            '근로조건이 바뀐 때에도 제1항과 같다.',
            '사업주는 취업규칙을 근로자가 자유롭게 볼 수 있게 하고, 이 계약보다 근로자에게 유리한 취업규칙이나 단체협약이 있으면 그것을 적용한다.',
            '이 계약에서 정하지 아니한 사항은 「근로기준법」 등 노동관계 법령에 따른다.',
          ],
        },
      ],
    },
    {
      kind: 'SIGNING',
      text: '사업주와 근로자는 위 내용을 모두 확인하고 이 계약을 맺는다.',
      date: 'signedOn',
      parties: [
        {
          name: '사업주',
          rows: [
            ['회사명', 'companyName'],
            ['주소', 'companyAddress'],
            ['전화', 'companyPhone'],
          ],
          signer: { label: '대표자', name: 'representative', mark: 'employerSeal', print: '(인)' },
        },
        {
          name: '근로자',
          rows: [
            ['주소', 'workerAddress'],
            ['연락처', 'workerPhone'],
            ['이메일', 'workerEmail'],
          ],
          signer: { label: '성명', name: 'workerName', mark: 'workerSign', print: '(서명)' },
        },
      ],
    },
  ],
};
