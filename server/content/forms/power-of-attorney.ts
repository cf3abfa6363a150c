import type { Form } from '../../documents/typeset/form.types.ts';

export const POWER_OF_ATTORNEY_FORM: Form = {
  code: 'power-of-attorney',
  title: '위임장',
  description: '일을 대신할 사람에게 권한을 맡기는 문서',
  blanks: {
    matter: { label: '위임할 일', kind: 'TEXT', party: 0, characters: 24 },
  },
  blocks: [
    {
      kind: 'ENTRIES',
      heading: '수임인',
      entries: [
        { label: '성명', kind: 'NAME', party: 1 },
        { label: '생년월일', kind: 'DATE', party: 1 },
        { label: '주소', kind: 'TEXT', party: 1 },
        { label: '전화번호', kind: 'PHONE', party: 1 },
      ],
    },
    { kind: 'TEXT', text: '위임인은 위 사람에게 다음 일에 관한 모든 권한을 위임합니다.' },
    { kind: 'ARTICLE', heading: '위임할 일', text: '{matter} 에 관한 신청, 수령과 그에 딸린 모든 일.' },
    { kind: 'CHOICE', text: '복대리인 선임', options: ['허용함', '허용하지 않음'], party: 0 },
    { kind: 'DATE' },
    {
      kind: 'SIGNATURES',
      parties: [
        {
          name: '위임인',
          party: 0,
          entries: [
            { label: '생년월일', kind: 'DATE' },
            { label: '주소', kind: 'TEXT' },
            { label: '휴대전화', kind: 'PHONE' },
          ],
          signer: '성명',
          mark: '(인)',
        },
      ],
    },
  ],
};
