import type { EmailTexts } from './letter-words.ts';

export const ko: EmailTexts = {
  brand: '도장',
  representative: '대표',
  businessNumber: '사업자등록번호',
  phone: '전화',
  through: (name) => `${name}에서 전자계약 서비스 도장으로 보낸 메일이에요.`,
  own: '전자계약 서비스 도장에서 보낸 메일이에요.',
  ifButtonFails: '단추가 눌리지 않으면 이 주소를 브라우저에 붙여넣어주세요.',
  addressee: (name) => `${name} 님,`,
  linkTitle: (organizationName) => (organizationName === null ? '서명 요청' : `${organizationName} 서명 요청`),
  linkDescription: '링크를 눌러 문서를 확인해주세요.',
  locale: 'ko_KR',
};
