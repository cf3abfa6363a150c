import type { NamedBlank } from '../../documents/typeset/form.types.ts';
import {
  createAddressBlank,
  createAmountInWordsBlank,
  LEGAL_BASIS_MONTH,
  createBlank,
  NOTICE_BLOCK,
  FILLED_BY_SENDER,
  type StoreForm,
} from './store-form.types.ts';

const BUYER = 0;
const SELLER = 1;

const LINES = [1, 2, 3, 4, 5] as const;

/** Only the first row is required. */
const lineBlanks = (line: number): Record<string, NamedBlank> => ({
  [`item${line}`]: createBlank(FILLED_BY_SENDER, 'TEXT', `품목 ${line}`, 10, { isOptional: line > 1 }),
  [`spec${line}`]: createBlank(FILLED_BY_SENDER, 'TEXT', `품목 ${line}의 규격`, 10, { isOptional: true }),
  [`quantity${line}`]: createBlank(FILLED_BY_SENDER, 'TEXT', `품목 ${line}의 수량과 단위`, 6, {
    isOptional: line > 1,
    align: 'RIGHT',
  }),
  [`price${line}`]: createBlank(FILLED_BY_SENDER, 'AMOUNT', `품목 ${line}의 단가`, 8, { isOptional: line > 1 }),
  [`sum${line}`]: createBlank(FILLED_BY_SENDER, 'AMOUNT', `품목 ${line}의 금액`, 8, { isOptional: line > 1 }),
});

export const GOODS_SUPPLY_FORM: StoreForm = {
  code: 'goods-supply',
  title: '물품공급계약서',
  description: '사업자끼리 물품을 공급하고 대금을 주는 계약',
  category: 'TRADE',
  asOf: LEGAL_BASIS_MONTH,
  keywords: ['물품', '납품', '공급', '매매', '구매', '거래처'],
  notFor: ['소비자와 맺는 계약', '물건을 주문받아 만들어 넘기는 하도급'],
  slots: [
    { key: 'buyer', name: '구매자', role: 'SIGNER', order: 1, person: 'ASK', channels: ['MAIL'] },
    { key: 'seller', name: '공급자', role: 'SIGNER', order: 2, person: 'SENDER', channels: ['MAIL'] },
  ],
  blanks: {
    ...Object.assign({}, ...LINES.map(lineBlanks)),
    supply: createBlank(FILLED_BY_SENDER, 'AMOUNT', '공급가액', 12, { group: '계약금액', part: 'SUPPLY' }),
    vat: createBlank(FILLED_BY_SENDER, 'AMOUNT', '부가가치세', 12, { group: '계약금액', part: 'VAT' }),
    total: createAmountInWordsBlank(FILLED_BY_SENDER, '계약금액(합계)', 24, { group: '계약금액', part: 'TOTAL' }),
    due: createBlank(FILLED_BY_SENDER, 'DATE', '물품을 넘기는 날(납품기일)'),
    place: createBlank(FILLED_BY_SENDER, 'TEXT', '물품을 넘기는 곳', 24),
    payDays: createBlank(FILLED_BY_SENDER, 'NUMBER', '대금을 주는 기한(검사 뒤 며칠)', 4, {
      validation: { minimum: '1', maximum: '180' },
    }),
    bank: createBlank(FILLED_BY_SENDER, 'TEXT', '대금을 받을 은행', 8),
    account: createBlank(FILLED_BY_SENDER, 'TEXT', '대금을 받을 계좌번호와 예금주', 18),
    inspectionDays: createBlank(FILLED_BY_SENDER, 'NUMBER', '검사 기간(일)', 4, {
      validation: { minimum: '1', maximum: '30' },
    }),
    delayRate: createBlank(FILLED_BY_SENDER, 'NUMBER', '지체상금률(하루 %)', 5, {
      validation: { minimum: '0', maximum: '0.5' },
    }),
    warranty: createBlank(FILLED_BY_SENDER, 'NUMBER', '품질을 보증하는 기간(개월)', 4, {
      validation: { minimum: '1', maximum: '60' },
    }),
    signedOn: createBlank(SELLER, 'SIGNED_DATE', '계약을 맺은 날'),
    sellerCompany: createBlank(FILLED_BY_SENDER, 'COMPANY', '공급자의 상호'),
    sellerNumber: createBlank(FILLED_BY_SENDER, 'BUSINESS_NUMBER', '공급자의 사업자등록번호'),
    sellerAddress: createAddressBlank(FILLED_BY_SENDER, '공급자의 주소'),
    sellerName: createBlank(FILLED_BY_SENDER, 'NAME', '공급자의 대표자'),
    sellerSeal: createBlank(SELLER, 'SEAL', '공급자의 도장'),
    buyerCompany: createBlank(BUYER, 'COMPANY', '구매자의 상호'),
    buyerNumber: createBlank(BUYER, 'BUSINESS_NUMBER', '구매자의 사업자등록번호'),
    buyerAddress: createAddressBlank(BUYER, '구매자의 주소'),
    buyerName: createBlank(BUYER, 'NAME', '구매자의 대표자'),
    buyerSeal: createBlank(BUYER, 'SEAL', '구매자의 도장'),
  },
  hasPageNumbers: true,
  blocks: [
    NOTICE_BLOCK,
    {
      kind: 'PROSE',
      text: '아래에 기명날인하는 공급자와 구매자는 다음과 같이 물품공급계약을 맺고 신의에 따라 성실하게 이행한다.',
    },
    {
      kind: 'TABLE',
      heading: '공급하는 물품',
      columns: [27, 23, 16, 17, 17],
      head: ['품목', '규격', '수량·단위', '단가(원)', '금액(원)'],
      rowHeight: 24,
      rows: LINES.map((line) => [
        `{item${line}}`,
        `{spec${line}}`,
        `{quantity${line}}`,
        `{price${line}}`,
        `{sum${line}}`,
      ]),
    },
    {
      kind: 'TABLE',
      columns: [18, 32, 18, 32],
      rows: [
        [{ label: '공급가액(원)' }, '{supply}', { label: '부가가치세(원)' }, '{vat}'],
        [{ label: '계약금액(합계)' }, { text: '{total}', columns: 3 }],
        [{ label: '납품기일' }, { text: '{due}', columns: 3 }],
        [{ label: '납품 장소' }, { text: '{place}', columns: 3 }],
      ],
    },
    {
      kind: 'CLAUSES',
      clauses: [
        {
          title: '물품과 대금',
          paragraphs: [
            '공급자는 위 표의 물품을 구매자에게 공급하고, 구매자는 그 대금을 지급한다.',
            '물품은 위 표의 규격에 맞아야 하며, 규격을 정하지 아니한 것은 거래에서 통상 요구되는 품질을 갖추어야 한다.',
          ],
        },
        {
          title: '납품',
          paragraphs: [
            '공급자는 납품기일까지 납품 장소에서 거래명세서와 함께 물품을 넘겨준다. 포장과 운송의 비용은 공급자가 부담한다.',
            '공급자는 납품기일을 지키기 어려우면 바로 그 이유와 예정일을 구매자에게 알린다.',
          ],
        },
        {
          title: '검사와 통지',
          paragraphs: [
            '구매자는 물품을 받으면 지체 없이, 늦어도 받은 날부터 {inspectionDays}일 안에 수량과 품질을 검사하고, 하자나 수량의 부족을 발견하면 바로 공급자에게 알린다.',
            '구매자가 제1항의 검사와 통지를 하지 아니하면 그로 인한 계약의 해제, 대금의 감액이나 손해배상을 청구하지 못한다. 다만, 바로 발견할 수 없는 하자는 받은 날부터 6개월 안에 발견하여 바로 알린 때에 그러하지 아니하다(「상법」 제69조).',
            '공급자가 하자나 수량의 부족을 알고 있었던 때에는 제2항을 적용하지 아니한다.',
          ],
        },
        {
          title: '하자의 책임',
          paragraphs: [
            '검사에 합격하지 못하였거나 제3조에 따라 알린 물품을 공급자는 자기의 비용으로 바꾸거나 고치거나 부족한 수량을 채운다.',
            '공급자는 물품의 품질을 구매자가 받은 날부터 {warranty}개월 동안 보증한다. 이 기간에 알린 하자에는 제3조제2항의 6개월을 적용하지 아니한다. 구매자가 잘못 보관하거나 써서 생긴 하자는 제외한다.',
          ],
        },
        {
          title: '소유권과 위험',
          paragraphs: [
            '물품의 소유권은 구매자가 물품을 넘겨받은 때에 구매자에게 넘어간다.',
            '물품의 멸실과 훼손에 관한 위험은 넘겨주기 전에는 공급자가, 넘겨준 뒤에는 구매자가 부담한다.',
          ],
        },
        {
          title: '대금의 지급',
          paragraphs: [
            '구매자는 검사에 합격한 날부터 {payDays}일 안에 공급자의 계좌( {bank} {account} )에 대금을 넣어 지급한다. 공급자는 세금계산서를 발급한다.',
            '구매자가 지급을 늦추면 늦어진 기간에 대하여 「상법」 제54조에 따른 연 6퍼센트의 이자를 더하여 지급한다.',
          ],
        },
        {
          title: '지체상금',
          paragraphs: [
            '공급자가 책임 있는 사유로 납품기일을 넘기면 늦어진 하루마다 납품하지 못한 물품 대금의 {delayRate}퍼센트를 지체상금으로 내며, 그 합계는 계약금액의 10퍼센트를 넘지 아니한다.',
          ],
        },
        {
          title: '계약의 해제',
          paragraphs: [
            '한 당사자가 계약을 위반하고, 상대방이 7일 이상의 기간을 정하여 이행을 요구하였는데도 이행하지 아니하면 상대방은 계약의 전부나 일부를 해제할 수 있다.',
            '해제는 손해배상의 청구에 영향을 미치지 아니한다.',
          ],
        },
        {
          title: '비밀유지와 분쟁',
          paragraphs: [
            '공급자와 구매자는 거래하면서 알게 된 상대방의 비밀을 누설하거나 다른 목적으로 쓰지 아니한다.',
            '이 계약에서 정하지 아니한 사항은 「민법」, 「상법」과 거래의 관행에 따르며, 분쟁은 협의하여 해결하고, 해결되지 아니하면 「민사소송법」에 따른 관할법원에서 해결한다.',
          ],
        },
      ],
    },
    {
      kind: 'SIGNING',
      text: '공급자와 구매자는 이 계약을 증명하기 위하여 전자문서로 계약서를 작성하여 기명날인하고 각각 보관한다.',
      date: 'signedOn',
      parties: [
        {
          name: '공급자',
          rows: [
            ['상호', 'sellerCompany'],
            ['사업자번호', 'sellerNumber'],
            ['주소', 'sellerAddress'],
          ],
          signer: { label: '대표자', name: 'sellerName', mark: 'sellerSeal', print: '(인)' },
        },
        {
          name: '구매자',
          rows: [
            ['상호', 'buyerCompany'],
            ['사업자번호', 'buyerNumber'],
            ['주소', 'buyerAddress'],
          ],
          signer: { label: '대표자', name: 'buyerName', mark: 'buyerSeal', print: '(인)' },
        },
      ],
    },
  ],
};
