import { describeNameProblem, MAX_ORGANIZATION_NAME_LENGTH, tidyName } from '../../../rules/names.ts';
import { DomainError } from '../../contract/domain-error.ts';

export function requireOrganizationName(text: string) {
  const message = describeNameProblem(text, '조직 이름', MAX_ORGANIZATION_NAME_LENGTH);
  if (message === null) return tidyName(text);
  throw new DomainError('NAME_INVALID', { message, fieldErrors: [{ field: 'name', message }] });
}
