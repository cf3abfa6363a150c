import { COMMON_PASSWORDS } from '#rules/common-passwords.ts';
import { checkPassword } from '#rules/password.ts';

/** Checks the three rules shown below a new password, which the server also enforces. */
export function checkPasswordRules(password: string, email: string) {
  const ticks = checkPassword(password, email, COMMON_PASSWORDS);
  return [
    { label: '8자 이상 64자까지', met: ticks.length },
    { label: '영문 대·소문자, 숫자, 기호 중 세 가지 (12자부터는 자유)', met: ticks.mix },
    { label: '쉬운 비밀번호 아님', met: ticks.notEasy },
  ];
}

export const isGoodPassword = (password: string, email: string) =>
  checkPasswordRules(password, email).every((rule) => rule.met);
