import { MAX_PERSON_NAME_LENGTH, normalizeName } from '../../../rules/names.ts';
import { DomainError } from '../../contract/domain-error.ts';
import { requireMessage, requireTitle } from '../contracts/core/texts.ts';
import type { DirectUrlTerms } from './direct-url.types.ts';

const DOMAIN = /^(?=.{3,253}$)([\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Normalises a link's settings. Throws if they contradict each other. */
export function parseTerms(terms: DirectUrlTerms): DirectUrlTerms {
  const name = normalizeName(terms.name, MAX_PERSON_NAME_LENGTH);
  if (name === null)
    throw createValidationError('name', `링크 이름을 1자에서 ${MAX_PERSON_NAME_LENGTH}자 사이로 적어주세요.`);
  const domains = [...new Set(terms.domains.map(normalizeDomain))];
  domains.forEach((domain, place) => {
    if (!DOMAIN.test(domain))
      throw createValidationError(`domains.${place}`, '‘example.com’처럼 메일 주소의 @ 뒤를 적어주세요.');
  });
  if (domains.length > 0 && terms.contactBy !== 'MAIL')
    throw createValidationError('domains', '메일 주소로만 받는 링크에서 정할 수 있어요.');
  if (terms.verifications.length > 0 && terms.contactBy !== 'PHONE')
    throw createValidationError('verifications', '휴대폰 번호로만 받는 링크에서 본인 확인을 할 수 있어요.');
  return { ...terms, name, domains, settings: readSettings(terms.settings) };
}

export function requireFutureEnd(endsAt: string | null | undefined, at: Date) {
  if (endsAt && new Date(endsAt) <= at) throw createValidationError('endsAt', '지금보다 뒤인 때를 골라주세요.');
}

const readSettings = ({
  title,
  message,
  expiryDays,
  mailTemplate,
}: DirectUrlTerms['settings']): DirectUrlTerms['settings'] => ({
  ...(title !== undefined && { title: requireTitle(title) }),
  ...(message !== undefined && { message: requireMessage(message, 'settings.message') }),
  ...(expiryDays !== undefined && { expiryDays }),
  ...(mailTemplate !== undefined && { mailTemplate }),
});

const normalizeDomain = (domain: string) => domain.normalize('NFC').trim().replace(/^@/, '').toLowerCase();

export const createValidationError = (field: string, message: string) =>
  new DomainError('VALIDATION', { fieldErrors: [{ field, message }] });
