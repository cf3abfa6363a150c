import { SECURITY_PLEDGE_FORM } from './security-pledge.ts';

/** The form that new users send to themselves. Sample values fill the sender's fields, matched by name. */
export const FIRST_STEPS_FORM = {
  code: SECURITY_PLEDGE_FORM.code,
  title: '보안서약서(내게 보내보기)',
  answers: new Map([
    ['지켜야 할 비밀', '고객 명단, 원가와 단가, 설계 도면'],
    ['회사가 주는 기기와 계정', '노트북 1대, 출입 카드, 업무용 메일 계정'],
    ['퇴직한 뒤 비밀을 지키는 기간(년)', '1'],
  ]),
} as const;
