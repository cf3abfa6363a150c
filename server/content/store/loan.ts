import {
  createAddressBlank,
  createAmountInWordsBlank,
  LEGAL_BASIS_MONTH,
  createAnswerBlank,
  createBlank,
  NOTICE_BLOCK,
  FILLED_BY_SENDER,
  type StoreForm,
} from './store-form.types.ts';

const BORROWER = 0;
const LENDER = 1;
const METHOD = '원금을 어떻게 갚나요?';

export const LOAN_FORM: StoreForm = {
  code: 'loan',
  title: '금전소비대차계약서',
  description: '돈을 빌려주고 이자와 함께 돌려받는 계약',
  category: 'MONEY',
  asOf: LEGAL_BASIS_MONTH,
  keywords: ['차용증', '돈', '대여', '이자', '원금', '채권', '채무', '대출'],
  notFor: ['보증인을 세우는 계약(보증은 종이 서면으로 해야 해요)', '대부업자나 금융회사가 빌려주는 돈'],
  slots: [
    { key: 'borrower', name: '채무자', role: 'SIGNER', order: 1, person: 'ASK', channels: ['MAIL', 'SMS'] },
    { key: 'lender', name: '채권자', role: 'SIGNER', order: 2, person: 'SENDER', channels: ['MAIL'] },
  ],
  blanks: {
    principal: createAmountInWordsBlank(FILLED_BY_SENDER, '빌려주는 돈(원금)'),
    lentOn: createBlank(FILLED_BY_SENDER, 'DATE', '돈을 빌려주는 날'),
    rate: createBlank(FILLED_BY_SENDER, 'NUMBER', '이자율(연 %)', 5, {
      help: '이자가 없으면 0을 적어주세요.',
      validation: { minimum: '0', maximum: '20', message: '이자는 연 20%까지만 정할 수 있어요.' },
    }),
    interestDay: createBlank(FILLED_BY_SENDER, 'NUMBER', '이자를 내는 날(매월 며칠)', 3, {
      isOptional: true,
      help: '이자가 없으면 비워두세요.',
      validation: { minimum: '1', maximum: '31' },
    }),
    defaultRate: createBlank(FILLED_BY_SENDER, 'NUMBER', '지연손해금률(연 %)', 5, {
      validation: { minimum: '0', maximum: '20', message: '지연손해금도 연 20%까지만 정할 수 있어요.' },
    }),
    lump: createAnswerBlank(FILLED_BY_SENDER, METHOD, '한 번에 갚음'),
    instalments: createAnswerBlank(FILLED_BY_SENDER, METHOD, '나누어 갚음'),
    due: createBlank(FILLED_BY_SENDER, 'DATE', '모두 갚는 날(변제기)'),
    instalment: createBlank(FILLED_BY_SENDER, 'AMOUNT', '매월 갚는 원금', 10, { onlyIf: 'instalments' }),
    instalmentDay: createBlank(FILLED_BY_SENDER, 'NUMBER', '원금을 나누어 갚는 날(매월 며칠)', 3, {
      onlyIf: 'instalments',
      validation: { minimum: '1', maximum: '31' },
    }),
    lenderBank: createBlank(FILLED_BY_SENDER, 'TEXT', '돌려받을 은행', 8),
    lenderAccount: createBlank(FILLED_BY_SENDER, 'TEXT', '돌려받을 계좌번호와 예금주', 18),
    borrowerBank: createBlank(BORROWER, 'TEXT', '빌린 돈을 받을 은행', 8),
    borrowerAccount: createBlank(BORROWER, 'TEXT', '빌린 돈을 받을 계좌번호와 예금주', 18),
    signedOn: createBlank(LENDER, 'SIGNED_DATE', '계약을 맺은 날'),
    lenderBirth: createBlank(FILLED_BY_SENDER, 'DATE', '채권자의 생년월일'),
    lenderAddress: createAddressBlank(FILLED_BY_SENDER, '채권자의 주소'),
    lenderPhone: createBlank(FILLED_BY_SENDER, 'PHONE', '채권자의 연락처'),
    lenderName: createBlank(FILLED_BY_SENDER, 'NAME', '채권자의 이름'),
    lenderSign: createBlank(LENDER, 'SIGNATURE', '채권자의 서명', 8, { acceptSeal: true, help: '도장을 찍어도 돼요.' }),
    borrowerBirth: createBlank(BORROWER, 'DATE', '채무자의 생년월일'),
    borrowerAddress: createAddressBlank(BORROWER, '채무자의 주소'),
    borrowerPhone: createBlank(BORROWER, 'PHONE', '채무자의 연락처'),
    borrowerName: createBlank(BORROWER, 'NAME', '채무자의 이름'),
    borrowerSign: createBlank(BORROWER, 'SIGNATURE', '채무자의 서명', 8, {
      acceptSeal: true,
      help: '도장을 찍어도 돼요.',
    }),
  },
  hasPageNumbers: true,
  blocks: [
    NOTICE_BLOCK,
    {
      kind: 'PROSE',
      text: '아래에 서명하거나 날인하는 채권자와 채무자는 다음과 같이 금전소비대차계약을 맺는다.',
    },
    {
      kind: 'TABLE',
      heading: '계약의 개요',
      columns: [18, 32, 18, 32],
      rows: [
        [{ label: '원금' }, { text: '{principal}', columns: 3 }],
        [{ label: '빌려주는 날' }, '{lentOn}', { label: '변제기' }, '{due}'],
        [{ label: '이자율' }, '연 {rate}퍼센트', { label: '이자 지급일' }, '매월 {interestDay}일(없는 달은 말일)'],
        [{ label: '지연손해금률' }, '연 {defaultRate}퍼센트', { label: '최고이자율' }, '연 20퍼센트(「이자제한법」)'],
        [
          { label: '갚는 방법' },
          {
            text: '{lump}\u00A0변제기에 한\u00A0번에 갚는다.      {instalments}\u00A0나누어 갚는다.\n나누어 갚을 때: 매월 {instalmentDay}일(없는 달은 말일)에 원금 {instalment}원씩',
            columns: 3,
          },
        ],
        [{ label: '받을 계좌' }, { text: '{borrowerBank} {borrowerAccount} (채무자)', columns: 3 }],
        [{ label: '갚을 계좌' }, { text: '{lenderBank} {lenderAccount} (채권자)', columns: 3 }],
      ],
    },
    {
      kind: 'CLAUSES',
      clauses: [
        {
          title: '대여',
          paragraphs: [
            '채권자는 위 개요의 원금을 빌려주는 날에 채무자의 계좌로 보내 빌려주고, 채무자는 이를 빌린다.',
            '채권자가 실제로 보낸 돈이 원금보다 적으면 실제로 보낸 돈을 원금으로 한다. 선이자를 공제한 때에는 「이자제한법」 제3조에 따른다.',
          ],
        },
        {
          title: '이자',
          paragraphs: [
            '이자는 원금의 남은 금액에 대하여 위 개요의 이자율로 1년을 365일로 보아 날수에 따라 계산하며, 채무자는 이자 지급일에 지급한다. 이자율이 0이면 이자를 지급하지 아니한다.',
            '이자와 지연손해금은 「이자제한법」에 따른 최고이자율인 연 20퍼센트를 넘지 못하며, 넘는 부분은 무효로 한다. 사례금, 할인금, 수수료 등 이름이 무엇이든 채권자가 받은 것은 이자로 본다.',
          ],
        },
        {
          title: '변제',
          paragraphs: [
            '채무자는 원금을 위 개요의 방법으로 변제기까지 모두 갚는다. 갚는 날이 휴일이면 그다음 영업일에 갚는다.',
            '채무자는 변제기 전에도 원금의 전부나 일부를 갚을 수 있으며, 갚은 날까지의 이자만 지급한다.',
            '갚은 돈이 모든 채무에 모자라면 비용, 지연손해금과 이자, 원금의 순서로 채운다.',
            '채권자는 채무자가 요구하면 영수증을 주고, 모두 갚은 때에는 그 사실을 서면(전자문서를 포함한다)으로 확인해 준다.',
          ],
        },
        {
          title: '지연손해금',
          paragraphs: [
            '채무자가 원금을 갚을 날에 갚지 아니하면 그다음 날부터 갚는 날까지 늦춘 원금에 대하여 위 개요의 지연손해금률로 계산한 지연손해금을 지급한다. 같은 기간의 이자는 따로 셈하지 아니한다.',
          ],
        },
        {
          title: '기한의 이익의 상실',
          paragraphs: [
            {
              text: '다음 각 호의 사유가 있고 채권자가 14일 이상의 기간을 정하여 바로잡도록 알렸는데도 채무자가 바로잡지 아니하면, 채무자는 기한의 이익을 잃고 남은 채무를 바로 갚는다.',
              items: [
                '이자나 나누어 갚는 원금을 두 차례 이상 늦춘 때',
                '다른 채무로 재산에 압류나 가압류를 받거나 경매가 시작된 때',
              ],
            },
            '채무자에게 파산이 선고된 때에는 제1항의 알림이 없어도 기한의 이익을 잃는다.',
          ],
        },
        {
          title: '알림의 의무와 양도',
          paragraphs: [
            '채무자는 주소나 연락처가 바뀌면 바로 채권자에게 알린다.',
            '채권자가 채권을 넘기는 때에는 「민법」 제450조에 따라 채무자에게 알리거나 채무자의 승낙을 받는다.',
          ],
        },
        {
          title: '보증과 분쟁',
          paragraphs: [
            '이 계약에는 보증인을 두지 아니한다. 보증은 보증인의 기명날인이나 서명이 있는 서면으로 하여야 하며, 보증의 뜻을 전자적 형태로 나타낸 것은 법률에 다른 정함이 없으면 효력이 없다(「민법」 제428조의2).',
            '이 계약에서 정하지 아니한 사항은 「민법」과 「이자제한법」에 따르며, 분쟁은 「민사소송법」에 따른 관할법원에서 해결한다.',
          ],
        },
      ],
    },
    {
      kind: 'SIGNING',
      text: '채권자와 채무자는 위 내용을 확인하고 서명하거나 날인한 뒤 각각 보관한다.',
      date: 'signedOn',
      parties: [
        {
          name: '채권자',
          rows: [
            ['생년월일', 'lenderBirth'],
            ['주소', 'lenderAddress'],
            ['연락처', 'lenderPhone'],
          ],
          signer: { label: '성명', name: 'lenderName', mark: 'lenderSign', print: '(서명 또는 인)' },
        },
        {
          name: '채무자',
          rows: [
            ['생년월일', 'borrowerBirth'],
            ['주소', 'borrowerAddress'],
            ['연락처', 'borrowerPhone'],
          ],
          signer: { label: '성명', name: 'borrowerName', mark: 'borrowerSign', print: '(서명 또는 인)' },
        },
      ],
    },
  ],
};
