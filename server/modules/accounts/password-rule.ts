import { COMMON_PASSWORDS } from '../../../rules/common-passwords.ts';
import { checkPassword } from '../../../rules/password.ts';
import { DomainError } from '../../contract/domain-error.ts';

const MESSAGES = {
  length: '8자 이상 64자까지로 만들어주세요.',
  mix: '대문자, 소문자, 숫자, 기호 가운데 세 가지를 섞거나 12자 이상으로 만들어주세요.',
  notEasy: '쉽게 맞힐 수 있는 비밀번호예요. 다르게 만들어주세요.',
};

export function requireStrongPassword(password: string, email: string, field = 'password') {
  const ticks = checkPassword(password, email, COMMON_PASSWORDS);
  const fieldErrors = (['length', 'mix', 'notEasy'] as const)
    .filter((tick) => !ticks[tick])
    .map((tick) => ({ field, message: MESSAGES[tick] }));
  if (fieldErrors.length > 0) throw new DomainError('PASSWORD_WEAK', { fieldErrors });
}
