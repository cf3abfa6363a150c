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

const TENANT = 0;
const LANDLORD = 1;
const USE = '무엇으로 쓰나요?';
const INFORMATION = '선순위 임대차와 세금 체납에 관한 정보를 받았나요?';

export const LEASE_FORM: StoreForm = {
  code: 'lease',
  title: '부동산 임대차계약서',
  description: '집이나 상가를 보증금과 차임을 받고 빌려주는 계약',
  category: 'REAL_ESTATE',
  asOf: LEGAL_BASIS_MONTH,
  keywords: ['임대차', '월세', '전세', '상가', '주택', '보증금', '부동산'],
  notFor: [
    '공인중개사가 중개하는 거래(중개사가 계약서를 써요)',
    '확정일자를 받아야 하는 계약(종이 계약서나 부동산거래 전자계약을 쓰세요)',
  ],
  slots: [
    { key: 'tenant', name: '임차인', role: 'SIGNER', order: 1, person: 'ASK', channels: ['MAIL', 'SMS'] },
    { key: 'landlord', name: '임대인', role: 'SIGNER', order: 2, person: 'SENDER', channels: ['MAIL'] },
  ],
  blanks: {
    location: createAddressBlank(FILLED_BY_SENDER, '임대할 부동산의 소재지'),
    land: createBlank(FILLED_BY_SENDER, 'TEXT', '토지의 지목과 면적', 14, { help: '예: 대 210㎡' }),
    building: createBlank(FILLED_BY_SENDER, 'TEXT', '건물의 구조와 면적', 14, { help: '예: 철근콘크리트 84.9㎡' }),
    part: createBlank(FILLED_BY_SENDER, 'TEXT', '임대하는 부분과 면적', 30, { help: '예: 3층 302호 전부 59.8㎡' }),
    home: createAnswerBlank(FILLED_BY_SENDER, USE, '주거'),
    shop: createAnswerBlank(FILLED_BY_SENDER, USE, '상가·사무실'),
    deposit: createAmountInWordsBlank(FILLED_BY_SENDER, '보증금'),
    downPayment: createBlank(FILLED_BY_SENDER, 'AMOUNT', '계약금', 12),
    balance: createBlank(FILLED_BY_SENDER, 'AMOUNT', '잔금', 12),
    balanceOn: createBlank(FILLED_BY_SENDER, 'DATE', '잔금을 주는 날'),
    rent: createBlank(FILLED_BY_SENDER, 'AMOUNT', '차임(월세)', 12, { help: '없으면 0을 적어주세요.' }),
    rentDay: createBlank(FILLED_BY_SENDER, 'NUMBER', '차임을 내는 날(매월 며칠)', 3, {
      validation: { minimum: '1', maximum: '31' },
    }),
    maintenance: createBlank(FILLED_BY_SENDER, 'AMOUNT', '관리비(월)', 12, { help: '없으면 0을 적어주세요.' }),
    maintenanceFor: createBlank(FILLED_BY_SENDER, 'TEXT', '관리비에 들어 있는 것', 14, { isOptional: true }),
    bank: createBlank(FILLED_BY_SENDER, 'TEXT', '돈을 받을 은행', 8),
    account: createBlank(FILLED_BY_SENDER, 'TEXT', '돈을 받을 계좌번호와 예금주', 18),
    handover: createBlank(FILLED_BY_SENDER, 'DATE', '부동산을 넘겨주는 날'),
    end: createBlank(FILLED_BY_SENDER, 'DATE', '임대차가 끝나는 날'),
    special: createBlank(FILLED_BY_SENDER, 'MULTILINE', '특약', 30, { isOptional: true, lines: 6 }),
    informed: createAnswerBlank(TENANT, INFORMATION, '받음'),
    notInformed: createAnswerBlank(TENANT, INFORMATION, '받지 않음'),
    signedOn: createBlank(LANDLORD, 'SIGNED_DATE', '계약을 맺은 날'),
    landlordBirth: createBlank(FILLED_BY_SENDER, 'TEXT', '임대인의 생년월일(사업자등록번호)'),
    landlordAddress: createAddressBlank(FILLED_BY_SENDER, '임대인의 주소'),
    landlordPhone: createBlank(FILLED_BY_SENDER, 'PHONE', '임대인의 연락처'),
    landlordName: createBlank(FILLED_BY_SENDER, 'NAME', '임대인의 이름'),
    landlordSign: createBlank(LANDLORD, 'SIGNATURE', '임대인의 서명', 8, {
      acceptSeal: true,
      help: '도장을 찍어도 돼요.',
    }),
    tenantBirth: createBlank(TENANT, 'TEXT', '임차인의 생년월일(사업자등록번호)'),
    tenantAddress: createAddressBlank(TENANT, '임차인의 주소'),
    tenantPhone: createBlank(TENANT, 'PHONE', '임차인의 연락처'),
    tenantName: createBlank(TENANT, 'NAME', '임차인의 이름'),
    tenantSign: createBlank(TENANT, 'SIGNATURE', '임차인의 서명', 8, { acceptSeal: true, help: '도장을 찍어도 돼요.' }),
  },
  hasPageNumbers: true,
  blocks: [
    NOTICE_BLOCK,
    {
      kind: 'PROSE',
      text: '아래에 서명하거나 날인하는 임대인과 임차인은 다음 부동산에 관하여 임대차계약을 맺는다.',
    },
    {
      kind: 'TABLE',
      heading: '부동산의 표시',
      columns: [18, 32, 18, 32],
      rows: [
        [{ label: '소재지' }, { text: '{location}', columns: 3 }],
        [{ label: '토지' }, '{land}', { label: '건물' }, '{building}'],
        [{ label: '임대하는 부분' }, { text: '{part}', columns: 3 }],
        [{ label: '용도' }, { text: '{home}\u00A0주거        {shop}\u00A0상가·사무실', columns: 3 }],
      ],
    },
    {
      kind: 'TABLE',
      heading: '보증금과 차임의 약정',
      columns: [18, 32, 18, 32],
      rows: [
        [{ label: '보증금' }, { text: '{deposit}', columns: 3 }],
        [{ label: '계약금(원)' }, '{downPayment}', { label: '잔금(원)' }, '{balance}'],
        [{ label: '계약금 지급' }, '계약을 맺는 때', { label: '잔금 지급일' }, '{balanceOn}'],
        [{ label: '차임(월, 원)' }, '{rent}', { label: '차임 지급일' }, '매월 {rentDay}일(없는 달은 말일)'],
        [{ label: '관리비(월, 원)' }, '{maintenance}', { label: '관리비의 내용' }, '{maintenanceFor}'],
        [{ label: '받을 계좌' }, { text: '{bank} {account}', columns: 3 }],
      ],
    },
    {
      kind: 'CLAUSES',
      clauses: [
        {
          title: '임대차 기간',
          paragraphs: [
            '임대인은 부동산을 임대차 목적대로 쓸 수 있는 상태로 {handover}에 임차인에게 넘겨주며, 임대차 기간은 그날부터 {end}까지로 한다.',
            '주택의 기간을 2년 미만으로, 상가건물의 기간을 1년 미만으로 정한 때에도 임차인은 「주택임대차보호법」 제4조의 2년, 「상가건물 임대차보호법」 제9조의 1년을 주장할 수 있다. 상가건물에는 같은 법이 적용되는 범위에서 그러하다.',
          ],
        },
        {
          title: '정보의 제시',
          paragraphs: [
            '주택의 임대인은 계약을 맺는 때에 해당 주택의 확정일자 부여일, 차임과 보증금 등의 정보와 국세·지방세 납세증명서를 임차인에게 보여준다. 계약을 맺기 전에 임차인이 이를 확인하는 데 동의하여 갈음할 수 있다(「주택임대차보호법」 제3조의7).',
            `${INFORMATION}\n{informed}\u00A0받음      {notInformed}\u00A0받지\u00A0않음`,
            '임대인은 임차인이 잔금을 지급하고 부동산을 넘겨받은 다음 날까지 계약할 때의 권리관계를 유지하며, 새로운 근저당권 등을 설정하지 아니한다.',
          ],
        },
        {
          title: '사용과 수선',
          paragraphs: [
            '임차인은 임대인의 동의 없이 부동산의 용도나 구조를 바꾸거나, 다시 빌려주거나, 임차권을 넘기거나, 담보로 제공하지 못한다.',
            '임대인은 계약이 이어지는 동안 부동산을 쓰는 데 필요한 상태로 유지한다. 벽·지붕·보일러·배관 등 주요 설비의 수선은 임대인이, 전구와 같이 적은 비용이 드는 소모품의 교체는 임차인이 부담한다.',
            '임차인은 수선이 필요하면 바로 임대인에게 알리며, 임차인의 잘못으로 생긴 고장은 임차인이 고친다.',
          ],
        },
        {
          title: '차임 등의 증감',
          paragraphs: [
            '차임이나 보증금이 조세, 공과금 그 밖의 부담의 증감이나 경제사정의 변동으로 알맞지 아니하게 되면 당사자는 앞으로의 증감을 청구할 수 있다.',
            '증액은 약정한 금액의 5퍼센트를 넘지 못하며, 계약을 맺거나 증액한 뒤 1년 안에는 하지 못한다. 다만, 「상가건물 임대차보호법」의 보증금액을 넘는 상가건물에는 같은 법 제10조의2를 적용한다.',
          ],
        },
        {
          title: '갱신',
          paragraphs: [
            '주택의 임차인은 기간이 끝나기 6개월 전부터 2개월 전까지 한 차례 갱신을 요구할 수 있으며, 임대인은 「주택임대차보호법」 제6조의3의 사유가 없으면 거절하지 못한다.',
            '주택의 계약이 갱신된 때에는 묵시적으로 갱신된 때를 포함하여 임차인은 언제든지 해지를 알릴 수 있으며, 해지는 임대인이 알림을 받은 날부터 3개월이 지나면 효력이 생긴다.',
            '상가건물의 임차인은 기간이 끝나기 6개월 전부터 1개월 전까지 전체 10년의 범위에서 갱신을 요구할 수 있으며, 임대인은 「상가건물 임대차보호법」 제10조의 사유가 없으면 거절하지 못한다. 임대인은 같은 법 제10조의4에 따라 임차인이 권리금을 회수하는 것을 방해하지 아니한다.',
          ],
        },
        {
          title: '계약의 해제와 해지',
          paragraphs: [
            '임차인이 잔금을 지급하기 전까지 임대인은 계약금의 두 배를 돌려주고, 임차인은 계약금을 포기하고 계약을 해제할 수 있다. 어느 한쪽이 이행을 시작한 뒤에는 그러하지 아니하다.',
            '임차인이 늦춘 차임이 주택은 두 달분, 상가건물은 석 달분에 이르면 임대인은 계약을 해지할 수 있다.',
            '그 밖에 한 당사자가 계약을 위반하고 상당한 기간을 정한 요구에도 바로잡지 아니하면 상대방은 계약을 해지하고 손해의 배상을 청구할 수 있다.',
          ],
        },
        {
          title: '계약의 종료',
          paragraphs: [
            '임대차가 끝나면 임차인은 부동산을 처음 상태로 되돌려 임대인에게 넘겨주고, 임대인은 이와 동시에 보증금을 돌려준다. 통상의 사용으로 닳거나 낡은 것은 되돌리지 아니한다.',
            '임대인은 보증금에서 늦춘 차임, 관리비와 손해배상금을 그 내용을 밝히고 공제할 수 있다.',
          ],
        },
        {
          title: '신고와 그 밖의 사항',
          paragraphs: [
            '보증금이 6천만 원을 넘거나 차임이 월 30만 원을 넘는 주택의 계약은 대상 지역에서 계약을 맺은 날부터 30일 안에 당사자가 함께 신고한다(「부동산 거래신고 등에 관한 법률」 제6조의2).',
            '임대인은 임차인이 요구하면 관리비의 항목과 금액을 알린다. 상가건물에는 「상가건물 임대차보호법」 제19조의2를 적용한다.',
            '이 계약에서 정하지 아니한 사항은 「민법」, 「주택임대차보호법」과 「상가건물 임대차보호법」에 따르며, 이 법들을 위반한 약정으로서 임차인에게 불리한 것은 효력이 없다.',
          ],
        },
      ],
    },
    {
      kind: 'TABLE',
      heading: '특약',
      columns: [18, 82],
      rows: [[{ label: '특약 사항' }, '{special}']],
    },
    {
      kind: 'SIGNING',
      text: '임대인과 임차인은 이 계약에 다툼이 없음을 확인하고 서명하거나 날인한 뒤 각각 보관한다.',
      date: 'signedOn',
      parties: [
        {
          name: '임대인',
          rows: [
            ['생년월일', 'landlordBirth'],
            ['주소', 'landlordAddress'],
            ['연락처', 'landlordPhone'],
          ],
          signer: { label: '성명', name: 'landlordName', mark: 'landlordSign', print: '(서명 또는 인)' },
        },
        {
          name: '임차인',
          rows: [
            ['생년월일', 'tenantBirth'],
            ['주소', 'tenantAddress'],
            ['연락처', 'tenantPhone'],
          ],
          signer: { label: '성명', name: 'tenantName', mark: 'tenantSign', print: '(서명 또는 인)' },
        },
      ],
    },
  ],
};
