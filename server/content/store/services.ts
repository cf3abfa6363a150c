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

const CONTRACTOR = 0;
const CLIENT = 1;
const SUBCONTRACT = '수급자가 일의 일부를 다시 맡겨도 되나요?';

export const SERVICES_STORE_FORM: StoreForm = {
  code: 'services-agreement',
  title: '용역계약서',
  description: '일의 완성이나 처리를 맡기고 대금을 주는 계약',
  category: 'SERVICE',
  asOf: LEGAL_BASIS_MONTH,
  keywords: ['용역', '외주', '도급', '프리랜서', '개발', '디자인', '컨설팅'],
  notFor: ['지휘·감독을 받으며 일하는 관계(근로계약서를 쓰세요)', '건설공사'],
  slots: [
    { key: 'contractor', name: '수급자', role: 'SIGNER', order: 1, person: 'ASK', channels: ['MAIL'] },
    { key: 'client', name: '발주자', role: 'SIGNER', order: 2, person: 'SENDER', channels: ['MAIL'] },
  ],
  blanks: {
    name: createBlank(FILLED_BY_SENDER, 'TEXT', '용역의 이름', 30),
    scope: createBlank(FILLED_BY_SENDER, 'MULTILINE', '용역의 내용과 범위', 30, { lines: 7 }),
    start: createBlank(FILLED_BY_SENDER, 'DATE', '용역을 시작하는 날'),
    end: createBlank(FILLED_BY_SENDER, 'DATE', '결과물을 넘기는 날(납품기일)'),
    place: createBlank(FILLED_BY_SENDER, 'TEXT', '결과물을 넘기는 곳과 방법', 30),
    supply: createBlank(FILLED_BY_SENDER, 'AMOUNT', '공급가액', 12, { group: '계약금액', part: 'SUPPLY' }),
    vat: createBlank(FILLED_BY_SENDER, 'AMOUNT', '부가가치세', 12, { group: '계약금액', part: 'VAT' }),
    total: createAmountInWordsBlank(FILLED_BY_SENDER, '계약금액(합계)', 24, { group: '계약금액', part: 'TOTAL' }),
    advance: createBlank(FILLED_BY_SENDER, 'AMOUNT', '선금', 12, { help: '없으면 0을 적어주세요.' }),
    advanceDays: createBlank(FILLED_BY_SENDER, 'NUMBER', '선금을 주는 기한(계약 뒤 며칠)', 4, {
      validation: { minimum: '1', maximum: '60' },
    }),
    balance: createBlank(FILLED_BY_SENDER, 'AMOUNT', '잔금', 12),
    payDays: createBlank(FILLED_BY_SENDER, 'NUMBER', '잔금을 주는 기한(받은 뒤 며칠)', 4, {
      validation: { minimum: '1', maximum: '60' },
    }),
    inspectionDays: createBlank(FILLED_BY_SENDER, 'NUMBER', '검사 기간(일)', 4, {
      validation: { minimum: '1', maximum: '10' },
    }),
    delayRate: createBlank(FILLED_BY_SENDER, 'NUMBER', '지체상금률(하루 %)', 5, {
      validation: { minimum: '0', maximum: '0.5' },
    }),
    warranty: createBlank(FILLED_BY_SENDER, 'NUMBER', '하자를 고치는 기간(개월)', 4, {
      validation: { minimum: '1', maximum: '24' },
    }),
    subYes: createAnswerBlank(FILLED_BY_SENDER, SUBCONTRACT, '허용'),
    subNo: createAnswerBlank(FILLED_BY_SENDER, SUBCONTRACT, '금지'),
    bank: createBlank(CONTRACTOR, 'TEXT', '대금을 받을 은행', 8),
    account: createBlank(CONTRACTOR, 'TEXT', '대금을 받을 계좌번호와 예금주', 18),
    signedOn: createBlank(CLIENT, 'SIGNED_DATE', '계약을 맺은 날'),
    clientCompany: createBlank(FILLED_BY_SENDER, 'COMPANY', '발주자의 상호'),
    clientNumber: createBlank(FILLED_BY_SENDER, 'BUSINESS_NUMBER', '발주자의 사업자등록번호'),
    clientAddress: createAddressBlank(FILLED_BY_SENDER, '발주자의 주소'),
    clientName: createBlank(FILLED_BY_SENDER, 'NAME', '발주자의 대표자'),
    clientSeal: createBlank(CLIENT, 'SEAL', '발주자의 도장'),
    contractorCompany: createBlank(CONTRACTOR, 'COMPANY', '수급자의 상호', 8, {
      isOptional: true,
      help: '사업자가 아니면 비워두세요.',
    }),
    contractorNumber: createBlank(CONTRACTOR, 'BUSINESS_NUMBER', '수급자의 사업자등록번호', 8, { isOptional: true }),
    contractorAddress: createAddressBlank(CONTRACTOR, '수급자의 주소'),
    contractorName: createBlank(CONTRACTOR, 'NAME', '수급자의 이름(대표자)'),
    contractorSign: createBlank(CONTRACTOR, 'SIGNATURE', '수급자의 서명', 8, {
      acceptSeal: true,
      help: '도장을 찍어도 돼요.',
    }),
  },
  hasPageNumbers: true,
  blocks: [
    NOTICE_BLOCK,
    {
      kind: 'PROSE',
      text: '아래에 서명하거나 기명날인하는 발주자와 수급자는 서로 대등한 지위에서 다음과 같이 용역계약을 맺고 신의에 따라 성실하게 이행한다.',
    },
    {
      kind: 'TABLE',
      heading: '계약의 개요',
      columns: [18, 32, 18, 32],
      rows: [
        [{ label: '용역의 이름' }, { text: '{name}', columns: 3 }],
        [{ label: '시작일' }, '{start}', { label: '납품기일' }, '{end}'],
        [{ label: '납품 장소·방법' }, { text: '{place}', columns: 3 }],
        [{ label: '공급가액(원)' }, '{supply}', { label: '부가가치세(원)' }, '{vat}'],
        [{ label: '계약금액(합계)' }, { text: '{total}', columns: 3 }],
        [{ label: '선금(원)' }, '{advance}', { label: '잔금(원)' }, '{balance}'],
        [{ label: '용역의 내용과\n범위' }, { text: '{scope}', columns: 3 }],
      ],
    },
    {
      kind: 'CLAUSES',
      clauses: [
        {
          title: '용역의 내용',
          paragraphs: [
            '수급자는 위 개요에 적은 용역을 납품기일까지 마치고 그 결과물을 발주자에게 넘겨준다.',
            '발주자와 수급자는 서면(전자문서를 포함한다. 이하 같다)으로 합의하여 용역의 범위를 바꿀 수 있으며, 이때 대금과 납품기일을 함께 정한다. 발주자는 합의하지 아니한 추가 업무를 요구하지 아니한다.',
            '수급자는 스스로의 책임과 방법으로 용역을 수행하며, 이 계약은 근로관계를 만들지 아니한다.',
          ],
        },
        {
          title: '계약금액과 지급',
          paragraphs: [
            '계약금액은 위 개요와 같으며, 부가가치세를 포함한 합계를 말한다. 수급자는 공급 시기에 세금계산서나 그 밖의 증빙을 발급한다.',
            '발주자는 선금을 계약을 맺은 날부터 {advanceDays}일 안에, 잔금을 결과물을 받은 날부터 {payDays}일 안에 지급한다. 잔금의 기한은 받은 날부터 60일을 넘을 수 없다.',
            '대금은 수급자의 계좌( {bank} {account} )에 넣어 지급한다.',
            '발주자가 지급을 늦추면 늦어진 기간에 대하여 관계 법령에서 정한 지연이자를 더하여 지급한다.',
          ],
        },
        {
          title: '검사',
          paragraphs: [
            '발주자는 결과물을 받은 날부터 {inspectionDays}일 안에 위 개요에 적은 내용과 맞는지 검사하고 그 결과를 서면으로 알린다. 그 기간에 알리지 아니하면 합격한 것으로 본다.',
            '검사에 합격하지 못하면 발주자는 그 이유를 적어 보완을 요구하고, 수급자는 상당한 기간 안에 자기의 비용으로 보완하여 다시 검사를 받는다.',
          ],
        },
        {
          title: '지체상금',
          paragraphs: [
            '수급자가 책임 있는 사유로 납품기일을 넘기면 늦어진 하루마다 계약금액의 {delayRate}퍼센트를 지체상금으로 내며, 그 합계는 계약금액의 10퍼센트를 넘지 아니한다.',
            '천재지변, 발주자의 자료 제공이나 협력의 지연 등 수급자에게 책임이 없는 사유로 늦어진 기간은 셈하지 아니한다.',
          ],
        },
        {
          title: '하자의 보수',
          paragraphs: [
            '수급자는 검사에 합격한 날부터 {warranty}개월 동안 결과물의 하자를 자기의 비용으로 고친다.',
            '발주자의 지시나 제공한 자료, 발주자의 변경으로 생긴 하자는 제1항에서 제외한다. 다만, 수급자가 그것이 알맞지 아니함을 알고도 알리지 아니한 때에는 그러하지 아니하다.',
          ],
        },
        {
          title: '권리의 귀속',
          paragraphs: [
            '결과물에 관한 저작재산권(2차적저작물작성권을 포함한다) 등 지식재산권은 대금을 모두 지급한 때에 발주자에게 넘어간다.',
            '수급자가 계약 전부터 가지고 있던 것과 일반적인 기술·노하우, 제3자의 저작물은 각 권리자에게 남으며, 수급자는 발주자가 결과물을 쓰는 데 필요한 범위에서 이용을 허락한다.',
            '수급자는 결과물이 제3자의 권리를 침해하지 아니하도록 하고, 침해하여 생긴 분쟁을 책임지고 해결한다.',
          ],
        },
        {
          title: '재위탁',
          paragraphs: [
            `${SUBCONTRACT}\n{subYes}\u00A0허용      {subNo}\u00A0금지`,
            '재위탁을 허용하는 때에도 수급자는 다시 맡긴 일을 자기가 한 것과 같이 책임진다.',
          ],
        },
        {
          title: '비밀유지와 개인정보',
          paragraphs: [
            '발주자와 수급자는 계약을 이행하면서 알게 된 상대방의 비밀을 계약 기간과 그 뒤 3년 동안 누설하거나 다른 목적으로 쓰지 아니한다.',
            '용역에 개인정보의 처리가 들어 있으면 발주자와 수급자는 「개인정보 보호법」 제26조에 따른 위탁 문서를 따로 작성한다.',
          ],
        },
        {
          title: '계약의 해제와 해지',
          paragraphs: [
            '한 당사자가 계약을 위반하고, 상대방이 14일 이상의 기간을 정하여 바로잡도록 요구하였는데도 바로잡지 아니하면 상대방은 계약을 해제하거나 해지할 수 있다.',
            '계약이 해제되거나 해지되면 그때까지 마친 부분을 셈하여 대금을 정산하고, 책임 있는 당사자는 손해를 배상한다.',
          ],
        },
        {
          title: '하도급거래와 분쟁',
          paragraphs: [
            '이 계약이 「하도급거래 공정화에 관한 법률」의 적용을 받으면 발주자를 같은 법의 원사업자로, 수급자를 수급사업자로 본다. 이 계약서를 같은 법 제3조에 따른 서면으로 하며, 수급자가 일을 시작하기 전에 발급한다. 이 계약과 같은 법이 다르면 같은 법에 따른다.',
            '하도급대금 연동의 대상인 주요 원재료나 주요 에너지가 있으면 같은 법 제3조제2항제3호의 사항을, 연동하지 아니하기로 합의하면 그 취지와 사유를 적은 서면을 따로 작성한다.',
            '같은 법이 적용되는 때에 재료비, 노무비 등 공급원가가 바뀌거나 수급자의 책임으로 돌릴 수 없는 사유로 납품이 늦어져 관리비 등 그 밖의 비용이 바뀌면 수급자는 그 사유와 금액을 적은 서면으로 대금의 조정을 신청할 수 있고, 발주자는 신청을 받은 날부터 10일 안에 협의를 시작한다. 발주자는 정당한 사유 없이 협의를 거부하거나 게을리하지 아니한다. 신청한 날부터 30일 안에 합의하지 못하면 하도급분쟁조정협의회에 조정을 신청할 수 있다.',
            '발주자가 원재료 등을 제공하는 때에는 그 품명, 수량, 제공일, 대가와 대가의 지급방법·지급기일을, 기술자료를 요구하는 때에는 같은 법 제12조의3에 따른 사항을 적은 서면을 따로 작성한다.',
            '발주자와 수급자는 분쟁을 협의하여 해결하고, 해결되지 아니하면 「민사소송법」에 따른 관할법원에서 해결한다.',
          ],
        },
      ],
    },
    {
      kind: 'SIGNING',
      text: '발주자와 수급자는 이 계약을 증명하기 위하여 전자문서로 계약서를 작성하여 서명하거나 기명날인하고 각각 보관한다.',
      date: 'signedOn',
      parties: [
        {
          name: '발주자',
          rows: [
            ['상호', 'clientCompany'],
            ['사업자번호', 'clientNumber'],
            ['주소', 'clientAddress'],
          ],
          signer: { label: '대표자', name: 'clientName', mark: 'clientSeal', print: '(인)' },
        },
        {
          name: '수급자',
          rows: [
            ['상호', 'contractorCompany'],
            ['사업자번호', 'contractorNumber'],
            ['주소', 'contractorAddress'],
          ],
          signer: { label: '성명', name: 'contractorName', mark: 'contractorSign', print: '(서명 또는 인)' },
        },
      ],
    },
  ],
};
