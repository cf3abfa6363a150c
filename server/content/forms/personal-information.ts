import type { Form } from '../../documents/typeset/form.types.ts';

export const PERSONAL_INFORMATION_FORM: Form = {
  code: 'personal-information',
  title: '개인정보 수집·이용 동의서',
  description: '개인정보를 모으고 쓰는 데 대한 동의',
  blanks: {
    company: { label: '회사', kind: 'COMPANY', party: 0, characters: 12 },
    purpose: { label: '수집·이용 목적', kind: 'TEXT', party: 0, characters: 20 },
    years: { label: '보유 기간', kind: 'NUMBER', party: 0, characters: 4 },
  },
  blocks: [
    {
      kind: 'TEXT',
      text: '{company} 은(는) 개인정보 보호법에 따라 아래와 같이 개인정보를 수집하고 이용합니다. 내용을 자세히 읽은 뒤 동의 여부를 정해주세요.',
    },
    { kind: 'ARTICLE', heading: '1. 수집·이용 목적', text: '{purpose} 을(를) 위하여 이용합니다.' },
    { kind: 'ARTICLE', heading: '2. 수집하는 항목', text: '필수 항목: 성명, 연락처, 전자우편 주소. 선택 항목: 주소.' },
    {
      kind: 'ARTICLE',
      heading: '3. 보유·이용 기간',
      text: '동의한 날부터 {years} 년 동안 보유하고, 목적을 이룬 뒤에는 바로 파기합니다.',
    },
    {
      kind: 'ARTICLE',
      heading: '4. 동의를 거부할 권리',
      text: '동의를 거부할 수 있습니다. 필수 항목에 동의하지 않으면 서비스를 이용하기 어려울 수 있습니다.',
    },
    { kind: 'CHOICE', text: '필수 항목의 수집·이용에', options: ['동의함', '동의하지 않음'], party: 1 },
    { kind: 'CHOICE', text: '선택 항목의 수집·이용에', options: ['동의함', '동의하지 않음'], party: 1 },
    {
      kind: 'ENTRIES',
      heading: '정보주체',
      entries: [
        { label: '생년월일', kind: 'DATE', party: 1 },
        { label: '연락처', kind: 'PHONE', party: 1 },
        { label: '이메일', kind: 'EMAIL', party: 1 },
        { label: '주소', kind: 'TEXT', party: 1 },
      ],
    },
    { kind: 'DATE' },
    {
      kind: 'SIGNATURES',
      parties: [{ name: '정보주체', party: 1, entries: [], signer: '성명', mark: '(서명)' }],
    },
  ],
};
