import type { Form } from '../../documents/typeset/form.types.ts';

export const SERVICES_FORM: Form = {
  code: 'services',
  title: '용역계약서',
  description: '일을 맡기고 대금을 주는 계약',
  blanks: {
    name: { label: '용역명', kind: 'TEXT', party: 0, characters: 20 },
    price: { label: '계약금액', kind: 'AMOUNT', party: 0, characters: 12 },
    advance: { label: '선금', kind: 'AMOUNT', party: 0, characters: 10 },
    days: { label: '지급 기한', kind: 'NUMBER', party: 0, characters: 4 },
    rate: { label: '지체상금률', kind: 'NUMBER', party: 0, characters: 4 },
  },
  blocks: [
    {
      kind: 'TEXT',
      text: '발주자와 수급자는 서로 대등한 지위에서 다음과 같이 용역계약을 맺고 신의에 따라 성실히 이행하기로 한다.',
    },
    {
      kind: 'ARTICLE',
      heading: '제1조 (용역의 내용)',
      text: '수급자는 발주자가 맡긴 {name} 을(를) 완성하여 넘겨준다.',
    },
    {
      kind: 'ARTICLE',
      heading: '제2조 (계약금액)',
      text: '계약금액은 금 {price} 원으로 하고 부가가치세는 따로 한다. 발주자는 계약한 날에 선금으로 금 {advance} 원을 지급한다.',
    },
    {
      kind: 'ARTICLE',
      heading: '제3조 (대금의 지급)',
      text: '발주자는 검수를 마친 날부터 {days} 일 안에 나머지 대금을 수급자가 지정한 계좌로 지급한다. 늦어진 날마다 대금의 {rate} %를 더한다.',
    },
    {
      kind: 'ARTICLE',
      heading: '제4조 (비밀유지와 권리의 귀속)',
      text: '수급자는 용역을 하면서 알게 된 비밀을 다른 사람에게 알리지 아니한다. 용역의 결과물에 관한 권리는 대금을 모두 지급한 때에 발주자에게 넘어간다.',
    },
    { kind: 'CHOICE', text: '하도급', options: ['허용', '금지'], party: 0 },
    { kind: 'DATE' },
    {
      kind: 'SIGNATURES',
      parties: [
        {
          name: '발주자',
          party: 0,
          entries: [
            { label: '회사명', kind: 'COMPANY' },
            { label: '사업자등록번호', kind: 'BUSINESS_NUMBER' },
            { label: '담당자 이메일', kind: 'EMAIL' },
          ],
          signer: '대표자',
          mark: '(인)',
        },
        {
          name: '수급자',
          party: 1,
          entries: [
            { label: '회사명', kind: 'COMPANY' },
            { label: '사업자등록번호', kind: 'BUSINESS_NUMBER' },
            { label: '담당자 이메일', kind: 'EMAIL' },
          ],
          signer: '대표자',
          mark: '(인)',
        },
      ],
    },
  ],
};
