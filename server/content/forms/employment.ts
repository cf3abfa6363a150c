import type { Form } from '../../documents/typeset/form.types.ts';

export const EMPLOYMENT_FORM: Form = {
  code: 'employment',
  title: '표준근로계약서',
  description: '기간의 정함이 있거나 없는 근로계약',
  blanks: {
    employer: { label: '사업주', kind: 'COMPANY', party: 0, characters: 12 },
    worker: { label: '근로자', kind: 'NAME', party: 1, characters: 8 },
    place: { label: '근무 장소', kind: 'TEXT', party: 0, characters: 18 },
    duty: { label: '업무의 내용', kind: 'TEXT', party: 0, characters: 18 },
    days: { label: '매주 근무일', kind: 'NUMBER', party: 0, characters: 4 },
    wage: { label: '월급', kind: 'AMOUNT', party: 0, characters: 10 },
    payday: { label: '임금 지급일', kind: 'NUMBER', party: 0, characters: 4 },
  },
  blocks: [
    {
      kind: 'TEXT',
      text: '{employer}(이하 "사업주"라 함)과(와) {worker}(이하 "근로자"라 함)은 다음과 같이 근로계약을 체결한다.',
    },
    { kind: 'ARTICLE', heading: '1. 근무 장소와 업무', text: '근무 장소 : {place} 업무의 내용 : {duty}' },
    {
      kind: 'ARTICLE',
      heading: '2. 소정근로시간과 휴일',
      text: '매주 {days} 일을 근무하며, 하루의 소정근로시간은 8시간으로 한다. 주휴일은 매주 일요일로 한다.',
    },
    {
      kind: 'ARTICLE',
      heading: '3. 임금',
      text: '월급은 금 {wage} 원으로 하고, 매월 {payday} 일에 근로자 명의의 예금통장에 넣는다. 지급일이 휴일이면 전날에 지급한다.',
    },
    { kind: 'CHOICE', text: '상여금', options: ['있음', '없음'], party: 0 },
    { kind: 'CHOICE', text: '사회보험 적용', options: ['고용보험', '산재보험', '국민연금', '건강보험'], party: 0 },
    {
      kind: 'ARTICLE',
      heading: '4. 연차유급휴가와 근로계약서 교부',
      text: '연차유급휴가는 근로기준법에서 정하는 바에 따라 부여한다. 사업주는 근로계약을 체결함과 동시에 이 계약서를 사본하여 근로자의 요구와 관계없이 근로자에게 내준다.',
    },
    { kind: 'DATE' },
    {
      kind: 'SIGNATURES',
      parties: [
        {
          name: '사업주',
          party: 0,
          entries: [
            { label: '사업체명', kind: 'COMPANY' },
            { label: '주소', kind: 'TEXT' },
            { label: '전화', kind: 'PHONE' },
          ],
          signer: '대표자',
          mark: '(서명 또는 인)',
        },
        {
          name: '근로자',
          party: 1,
          entries: [
            { label: '주소', kind: 'TEXT' },
            { label: '연락처', kind: 'PHONE' },
          ],
          signer: '성명',
          mark: '(서명 또는 인)',
        },
      ],
    },
  ],
};
