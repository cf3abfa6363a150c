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
const PROBATION = '수습 기간을 두나요?';

export const STANDARD_EMPLOYMENT_FORM: StoreForm = {
  code: 'employment-standard',
  title: '표준근로계약서',
  description: '기간의 정함이 있거나 없는 전일제 근로계약',
  category: 'HR',
  asOf: LEGAL_BASIS_MONTH,
  keywords: ['근로계약', '입사', '정규직', '계약직', '연봉', '월급', '채용'],
  notFor: ['18세 미만인 근로자', '하루나 한 주의 일부만 일하는 단시간근로자'],
  slots: [
    { key: 'worker', name: '근로자', role: 'SIGNER', order: 1, person: 'ASK', channels: ['MAIL', 'SMS'] },
    { key: 'employer', name: '사업주', role: 'SIGNER', order: 2, person: 'SENDER', channels: ['MAIL'] },
  ],
  blanks: {
    start: createBlank(FILLED_BY_SENDER, 'DATE', '일을 시작하는 날'),
    openEnded: createAnswerBlank(FILLED_BY_SENDER, TERM, '기간을 정하지 않음'),
    fixed: createAnswerBlank(FILLED_BY_SENDER, TERM, '기간을 정함'),
    end: createBlank(FILLED_BY_SENDER, 'DATE', '계약이 끝나는 날', 8, { onlyIf: 'fixed' }),
    noProbation: createAnswerBlank(FILLED_BY_SENDER, PROBATION, '두지 않음'),
    hasProbation: createAnswerBlank(FILLED_BY_SENDER, PROBATION, '둠'),
    probationMonths: createBlank(FILLED_BY_SENDER, 'NUMBER', '수습 기간(개월)', 4, {
      onlyIf: 'hasProbation',
      validation: { minimum: '1', maximum: '3' },
    }),
    place: createBlank(FILLED_BY_SENDER, 'TEXT', '근무 장소', 22),
    duty: createBlank(FILLED_BY_SENDER, 'TEXT', '맡을 업무', 22),
    days: createBlank(FILLED_BY_SENDER, 'TEXT', '일하는 요일', 9, { help: '예: 월요일~금요일' }),
    from: createBlank(FILLED_BY_SENDER, 'TEXT', '근무를 시작하는 시각', 5, { help: '예: 09:00' }),
    to: createBlank(FILLED_BY_SENDER, 'TEXT', '근무를 마치는 시각', 5, { help: '예: 18:00' }),
    breakTime: createBlank(FILLED_BY_SENDER, 'TEXT', '휴게시간', 10, { help: '예: 12:00~13:00' }),
    weeklyHours: createBlank(FILLED_BY_SENDER, 'NUMBER', '1주 소정근로시간', 4, {
      validation: { minimum: '15', maximum: '40' },
    }),
    restDay: createBlank(FILLED_BY_SENDER, 'TEXT', '주휴일로 하는 요일', 5, { help: '예: 일요일' }),
    base: createBlank(FILLED_BY_SENDER, 'AMOUNT', '기본급(월)', 10),
    baseHow: createBlank(FILLED_BY_SENDER, 'TEXT', '기본급의 계산방법', 20, {
      help: '예: 월 209시간(주휴시간 포함)의 고정급',
    }),
    allowance: createBlank(FILLED_BY_SENDER, 'AMOUNT', '정액 수당(월)', 10, { isOptional: true }),
    allowanceHow: createBlank(FILLED_BY_SENDER, 'TEXT', '정액 수당의 이름과 계산방법', 20, { isOptional: true }),
    bonus: createBlank(FILLED_BY_SENDER, 'AMOUNT', '상여금', 10, { isOptional: true }),
    bonusHow: createBlank(FILLED_BY_SENDER, 'TEXT', '상여금의 계산방법과 지급 시기', 20, { isOptional: true }),
    period: createBlank(FILLED_BY_SENDER, 'TEXT', '임금을 계산하는 기간', 13, { help: '예: 매월 1일부터 말일까지' }),
    payday: createBlank(FILLED_BY_SENDER, 'NUMBER', '임금을 주는 날(일)', 3, {
      validation: { minimum: '1', maximum: '31' },
    }),
    bank: createBlank(WORKER, 'TEXT', '임금을 받을 은행', 7),
    account: createBlank(WORKER, 'TEXT', '임금을 받을 본인 계좌번호', 13),
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
      text: '아래에 이름을 적고 서명하는 사업주와 근로자는 「근로기준법」 제17조(계약 기간을 정한 때에는 「기간제 및 단시간근로자 보호 등에 관한 법률」 제17조를 포함한다)에 따라 근로조건을 아래와 같이 정하고, 서로 성실하게 지키기로 하여 근로계약을 맺는다.',
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
            '수습 기간은 다음과 같다. 수습 기간에도 이 계약에서 정한 임금을 전액 지급한다.\n{noProbation} 두지 아니한다.    {hasProbation} 근로를 시작한 날부터 {probationMonths}개월로 한다.',
          ],
        },
        {
          title: '근무 장소와 업무',
          paragraphs: [
            '근무 장소: {place}',
            '업무의 내용: {duty}',
            '사업주는 업무상 필요한 때에 근로자와 협의하여 근무 장소나 업무를 바꿀 수 있다. 근로자의 생활에 큰 불이익을 주는 변경은 근로자의 동의를 받아야 한다.',
          ],
        },
        {
          title: '근로시간과 휴게',
          paragraphs: [
            '근로일: 매주 {days}     근로시간: {from}부터 {to}까지',
            '휴게시간: {breakTime}  휴게시간은 근로시간이 4시간이면 30분 이상, 8시간이면 1시간 이상으로 한다. 휴게시간은 근로시간에 넣지 아니하며, 근로자가 자유롭게 이용할 수 있다.',
            '소정근로시간은 휴게시간을 빼고 1주 {weeklyHours}시간으로 하며, 1일 8시간과 1주 40시간을 넘지 아니한다.',
            '연장근로는 사업주와 근로자가 합의한 때에만 하며, 1주에 12시간을 넘지 아니한다.',
          ],
        },
        {
          title: '휴일',
          paragraphs: [
            '근로자가 1주 동안의 소정근로일을 개근하면 매주 {restDay}을 유급휴일(주휴일)로 한다.',
            '매년 5월 1일과 「근로기준법」 제55조제2항에 따른 휴일은 유급휴일로 한다. 다만, 같은 항이 적용되지 아니하는 사업장에서는 매년 5월 1일만 유급휴일로 한다.',
          ],
        },
        {
          title: '연차유급휴가',
          paragraphs: [
            '사업주는 「근로기준법」 제60조에 따라 1년 동안 80퍼센트 이상 출근한 근로자에게 15일의 유급휴가를 주고, 계속하여 근로한 기간이 1년 미만이거나 1년 동안 80퍼센트 미만 출근한 근로자에게는 1개월을 개근할 때마다 1일의 유급휴가를 준다. 가산휴가는 같은 조 제4항에 따른다.',
            '사업주는 근로자가 청구한 시기에 휴가를 준다. 그 시기에 주는 것이 사업 운영에 막대한 지장을 주면 시기를 바꿀 수 있다.',
            '상시 5명 미만인 사업장에는 「근로기준법」 제60조를 적용하지 아니하며, 사업주가 따로 정한 휴가가 있으면 그에 따른다.',
          ],
        },
        {
          title: '임금의 구성항목과 계산방법',
          paragraphs: [
            '임금은 「최저임금법」에 따른 최저임금액보다 적지 아니하게 지급한다.',
            '임금의 구성항목, 금액과 계산방법은 아래 표와 같다.',
          ],
        },
      ],
    },
    {
      kind: 'TABLE',
      columns: [20, 24, 56],
      head: ['구성항목', '금액(원)', '계산방법'],
      rows: [
        [{ label: '기본급(월)' }, '{base}', '{baseHow}'],
        [{ label: '정액 수당(월)' }, '{allowance}', '{allowanceHow}'],
        [{ label: '상여금' }, '{bonus}', '{bonusHow}'],
        [
          { label: '연장·야간·휴일\n근로수당' },
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
            '임금은 통화로 그 전액을 근로자 명의의 예금계좌( {bank} {account} )에 넣어 지급한다. 법령이나 단체협약에 정한 것만 공제할 수 있다.',
            '사업주는 임금을 지급하는 때에 「근로기준법」 제48조제2항에 따른 임금명세서를 준다.',
          ],
        },
        {
          title: '사회보험과 퇴직급여',
          paragraphs: [
            '사업주는 관계 법령에 따라 국민연금, 건강보험, 고용보험과 산업재해보상보험에 가입한다.',
            '퇴직급여는 「근로자퇴직급여 보장법」에 따라 지급한다.',
          ],
        },
        {
          title: '계약의 종료',
          paragraphs: [
            '근로자는 그만두려는 날의 30일 전까지 사업주에게 알리고 업무를 넘겨주도록 노력한다.',
            '사업주는 정당한 이유 없이 근로자를 해고하지 아니하며, 해고하는 때에는 「근로기준법」 제26조와 제27조에 따라 30일 전에 예고하고 그 사유와 시기를 서면으로 알린다.',
            '사업주는 근로자가 퇴직한 날부터 14일 안에 임금 등 모든 금품을 지급한다. 특별한 사정이 있으면 합의하여 기일을 늦출 수 있다.',
          ],
        },
        {
          title: '근로계약서의 교부',
          paragraphs: [
            '사업주는 근로계약을 맺는 즉시 이 계약서를 근로자의 요구와 관계없이 근로자에게 내준다. 전자문서로 내주는 것을 포함한다.',
            '근로조건이 바뀐 때에도 제1항과 같다.',
          ],
        },
        {
          title: '그 밖의 사항',
          paragraphs: [
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
