import {
  createAddressBlank,
  LEGAL_BASIS_MONTH,
  createBlank,
  NOTICE_BLOCK,
  FILLED_BY_SENDER,
  type StoreForm,
} from './store-form.types.ts';

const RECIPIENT = 0;
const DISCLOSER = 1;

export const NON_DISCLOSURE_STORE_FORM: StoreForm = {
  code: 'non-disclosure-agreement',
  title: '비밀유지계약서',
  description: '두 회사가 서로 주고받는 비밀정보를 지키는 계약',
  category: 'TRADE',
  asOf: LEGAL_BASIS_MONTH,
  keywords: ['NDA', '비밀유지', '기밀', '영업비밀', '업무협약', '거래 검토'],
  notFor: [
    '회사와 임직원 사이의 약속(보안서약서를 쓰세요)',
    '하도급이나 수탁·위탁 거래에서 기술자료를 받는 일(법이 정한 내용의 비밀유지계약이 필요해요)',
  ],
  slots: [
    { key: 'second', name: '을', role: 'SIGNER', order: 1, person: 'ASK', channels: ['MAIL'] },
    { key: 'first', name: '갑', role: 'SIGNER', order: 2, person: 'SENDER', channels: ['MAIL'] },
  ],
  blanks: {
    purpose: createBlank(FILLED_BY_SENDER, 'TEXT', '비밀정보를 주고받는 목적', 26, {
      help: '예: 새 포장재의 공동 개발 검토',
    }),
    start: createBlank(FILLED_BY_SENDER, 'DATE', '계약이 시작되는 날'),
    end: createBlank(FILLED_BY_SENDER, 'DATE', '계약이 끝나는 날'),
    years: createBlank(FILLED_BY_SENDER, 'NUMBER', '계약이 끝난 뒤 비밀을 지키는 기간(년)', 4, {
      validation: { minimum: '1', maximum: '10' },
    }),
    returnDays: createBlank(FILLED_BY_SENDER, 'NUMBER', '자료를 돌려주는 기한(일)', 4, {
      validation: { minimum: '1', maximum: '90' },
    }),
    signedOn: createBlank(DISCLOSER, 'SIGNED_DATE', '계약을 맺은 날'),
    firstCompany: createBlank(FILLED_BY_SENDER, 'COMPANY', '갑의 상호'),
    firstNumber: createBlank(FILLED_BY_SENDER, 'BUSINESS_NUMBER', '갑의 사업자등록번호'),
    firstAddress: createAddressBlank(FILLED_BY_SENDER, '갑의 주소'),
    firstName: createBlank(FILLED_BY_SENDER, 'NAME', '갑의 대표자'),
    firstSeal: createBlank(DISCLOSER, 'SEAL', '갑의 도장'),
    secondCompany: createBlank(RECIPIENT, 'COMPANY', '을의 상호'),
    secondNumber: createBlank(RECIPIENT, 'BUSINESS_NUMBER', '을의 사업자등록번호'),
    secondAddress: createAddressBlank(RECIPIENT, '을의 주소'),
    secondName: createBlank(RECIPIENT, 'NAME', '을의 대표자'),
    secondSeal: createBlank(RECIPIENT, 'SEAL', '을의 도장'),
  },
  hasPageNumbers: true,
  blocks: [
    NOTICE_BLOCK,
    {
      kind: 'PROSE',
      text: '아래에 기명날인하는 갑과 을은 서로 제공하는 비밀정보를 보호하기 위하여 다음과 같이 계약을 맺는다.',
    },
    {
      kind: 'CLAUSES',
      clauses: [
        {
          title: '목적',
          paragraphs: [
            '이 계약은 갑과 을이 다음의 목적(이하 “이용 목적”이라 한다)을 위하여 서로 제공하는 비밀정보의 보호에 필요한 사항을 정한다.\n이용 목적: {purpose}',
          ],
        },
        {
          title: '정의',
          paragraphs: [
            {
              text: '“비밀정보”란 한 당사자(이하 “제공자”라 한다)가 이용 목적을 위하여 상대방(이하 “수령자”라 한다)에게 제공하는 기술상 또는 경영상의 정보로서 다음 각 호의 어느 하나에 해당하는 것을 말한다.',
              items: [
                '서면이나 전자문서로 제공하며 비밀임을 표시한 정보',
                '말이나 시연 등으로 제공하고, 제공한 날부터 14일 안에 비밀임을 적어 알린 정보',
                '비밀이라는 표시가 없더라도 그 성질이나 제공한 사정에 비추어 비밀임을 알 수 있는 정보',
                '제1호부터 제3호까지의 정보를 담거나 그로부터 만든 자료와 그 사본',
              ],
            },
          ],
        },
        {
          title: '비밀정보의 예외',
          paragraphs: [
            {
              text: '수령자가 증명하는 다음 각 호의 정보는 비밀정보로 보지 아니한다.',
              items: [
                '제공받을 때에 이미 공개되어 있었거나, 수령자의 잘못 없이 공개된 정보',
                '제공받기 전부터 수령자가 적법하게 가지고 있던 정보',
                '비밀유지의무를 지지 아니하는 제3자로부터 적법하게 얻은 정보',
                '비밀정보를 이용하지 아니하고 수령자가 독자적으로 개발한 정보',
              ],
            },
            '법령, 법원의 명령이나 행정기관의 적법한 요구에 따라 공개하여야 하는 때에는 필요한 범위에서 공개할 수 있다. 이때 수령자는 법령이 허용하는 한 미리 제공자에게 알린다.',
          ],
        },
        {
          title: '비밀유지의무',
          paragraphs: [
            '수령자는 비밀정보를 선량한 관리자의 주의로 관리하고, 제공자의 서면 동의 없이 제3자에게 공개하거나 누설하지 아니한다.',
            '수령자는 비밀정보를 이용 목적으로만 쓰며, 이용 목적에 필요한 범위를 넘어 복제하지 아니한다.',
            '수령자는 이용 목적을 위하여 알아야 하는 임직원과 자문인에게만 비밀정보를 제공하고, 그들이 이 계약과 같은 의무를 지키게 하며, 그들의 위반에 책임을 진다.',
            '수령자는 비밀정보가 새어 나간 사실이나 그 우려를 알게 되면 바로 제공자에게 알리고 손해를 줄이는 데 필요한 조치를 한다.',
          ],
        },
        {
          title: '권리의 귀속',
          paragraphs: [
            '비밀정보에 관한 모든 권리는 제공자에게 있으며, 비밀정보의 제공은 특허권, 저작권 등 어떠한 권리의 양도나 이용허락도 뜻하지 아니한다.',
            '제공자는 비밀정보의 정확성이나 완전성을 보증하지 아니하며, 이 계약은 당사자에게 다른 계약을 맺을 의무를 지우지 아니한다.',
          ],
        },
        {
          title: '자료의 반환과 폐기',
          paragraphs: [
            '수령자는 이용 목적을 이루었거나, 계약이 끝났거나, 제공자가 요구한 때에는 그날부터 {returnDays}일 안에 비밀정보가 담긴 자료와 사본을 모두 돌려주거나, 제공자의 뜻에 따라 폐기하고 그 사실을 서면으로 알린다.',
            '법령에 따라 보존하여야 하는 자료와 자동으로 만들어진 백업은 그 기간 동안 보관할 수 있으며, 그 동안 이 계약의 의무가 이어진다.',
          ],
        },
        {
          title: '계약 기간',
          paragraphs: [
            '계약 기간은 {start}부터 {end}까지로 한다.',
            '제4조의 의무는 계약이 끝난 뒤에도 {years}년 동안 이어진다. 「부정경쟁방지 및 영업비밀보호에 관한 법률」의 영업비밀에 해당하는 정보는 영업비밀로 남아 있는 동안 보호한다.',
          ],
        },
        {
          title: '손해배상 등',
          paragraphs: [
            '이 계약을 위반한 당사자는 그로 인하여 상대방에게 생긴 손해를 배상한다.',
            '제공자는 위반이 있거나 위반할 우려가 있으면 손해배상과 별도로 그 금지나 예방을 청구할 수 있다.',
          ],
        },
        {
          title: '일반 조항',
          paragraphs: [
            '당사자는 상대방의 서면 동의 없이 이 계약의 지위나 권리·의무를 제3자에게 넘기지 아니한다.',
            '이 계약은 당사자가 서면(전자문서를 포함한다)으로 합의하여야 바꿀 수 있다.',
            '이 계약은 대한민국 법에 따라 해석하며, 이 계약에 관한 소는 「민사소송법」에 따른 관할법원에 제기한다.',
          ],
        },
      ],
    },
    {
      kind: 'SIGNING',
      text: '갑과 을은 이 계약을 증명하기 위하여 전자문서로 계약서를 작성하여 기명날인하고 각각 보관한다.',
      date: 'signedOn',
      parties: [
        {
          name: '갑',
          rows: [
            ['상호', 'firstCompany'],
            ['사업자번호', 'firstNumber'],
            ['주소', 'firstAddress'],
          ],
          signer: { label: '대표자', name: 'firstName', mark: 'firstSeal', print: '(인)' },
        },
        {
          name: '을',
          rows: [
            ['상호', 'secondCompany'],
            ['사업자번호', 'secondNumber'],
            ['주소', 'secondAddress'],
          ],
          signer: { label: '대표자', name: 'secondName', mark: 'secondSeal', print: '(인)' },
        },
      ],
    },
  ],
};
