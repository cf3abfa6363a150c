import { MAX_ORGANIZATION_NAME_LENGTH, normalizeName } from '../../../rules/names.ts';
import { DomainError } from '../../contract/domain-error.ts';

export function requireOrganizationName(text: string) {
  const name = normalizeName(text, MAX_ORGANIZATION_NAME_LENGTH);
  if (name) return name;
  const message = '조직 이름을 1자에서 100자 사이로 적어주세요.';
  throw new DomainError('NAME_INVALID', { message, fieldErrors: [{ field: 'name', message }] });
}
