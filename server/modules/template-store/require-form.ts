import { DomainError } from '../../contract/domain-error.ts';
import { findKnownForm } from './store-templates.ts';

export function requireForm(code: string) {
  const form = findKnownForm(code);
  if (!form) throw new DomainError('NOT_FOUND');
  return form;
}
