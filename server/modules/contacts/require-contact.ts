import { DomainError } from '../../contract/domain-error.ts';
import { readContact } from './read-contact.ts';

export function requireContact(typed: Parameters<typeof readContact>[0]) {
  const { facts, problems } = readContact(typed);
  if (problems.length > 0) throw new DomainError('VALIDATION', { fieldErrors: problems });
  return facts;
}
