import type { Form } from '../../documents/typeset/form.types.ts';

export const NON_DISCLOSURE_FORM: Form = {
  code: 'non-disclosure',
  title: '비밀유지계약서',
  description: '두 회사가 서로의 비밀정보를 지키는 계약',
  blanks: {
    discloser: { label: '갑', kind: 'COMPANY', party: 0, characters: 12 },
    recipient: { label: '을', kind: 'COMPANY', party: 1, characters: 12 },
    purpose: { label: '목적', kind: 'TEXT', party: null, characters: 18 },
    years: { label: '비밀유지 기간', kind: 'NUMBER', party: null, characters: 4 },
    penalty: { label: '위약금', kind: 'AMOUNT', party: null, characters: 10 },
  },
  blocks: [
    {
      kind: 'TEXT',
      text: '{discloser}(이하 "갑"이라 한다)과 {recipient}(이하 "을"이라 한다)은 서로의 비밀정보를 보호하기 위하여 다음과 같이 계약한다.',
    },
    {
      kind: 'ARTICLE',
      heading: '제1조 (목적)',
      text: '이 계약은 {purpose} 에 관하여 주고받는 비밀정보의 보호에 필요한 사항을 정한다.',
    },
    {
      kind: 'ARTICLE',
      heading: '제2조 (비밀정보)',
      text: '비밀정보란 서면, 구두, 전자적 방법 등 형태를 가리지 않고 한쪽이 상대방에게 제공한 기술상, 경영상의 모든 정보로서 비밀임이 표시되었거나 성질상 비밀로 다루어야 할 정보를 말한다. 이미 공개되었거나 정당하게 알고 있던 정보는 제외한다.',
    },
    {
      kind: 'ARTICLE',
      heading: '제3조 (기간)',
      text: '비밀유지 의무는 이 계약이 체결된 날부터 {years} 년 동안 효력이 있다.',
    },
    {
      kind: 'ARTICLE',
      heading: '제4조 (손해배상)',
      text: '이 계약을 위반한 당사자는 상대방에게 위약금으로 금 {penalty} 원을 지급하고, 이를 넘는 손해가 있으면 그 손해를 배상한다.',
    },
    {
      kind: 'ARTICLE',
      heading: '제5조 (관할)',
      text: '이 계약에 관한 분쟁은 민사소송법에 따른 관할법원에서 해결한다. 이 계약을 증명하기 위하여 두 통을 작성하고 각자 서명한 뒤 한 통씩 보관한다.',
    },
    { kind: 'DATE' },
    {
      kind: 'SIGNATURES',
      parties: [
        {
          name: '갑',
          party: 0,
          entries: [
            { label: '상호', kind: 'COMPANY' },
            { label: '사업자등록번호', kind: 'BUSINESS_NUMBER' },
            { label: '주소', kind: 'TEXT' },
          ],
          signer: '대표이사',
          mark: '(인)',
        },
        {
          name: '을',
          party: 1,
          entries: [
            { label: '상호', kind: 'COMPANY' },
            { label: '사업자등록번호', kind: 'BUSINESS_NUMBER' },
            { label: '주소', kind: 'TEXT' },
          ],
          signer: '대표이사',
          mark: '(인)',
        },
      ],
    },
  ],
};
