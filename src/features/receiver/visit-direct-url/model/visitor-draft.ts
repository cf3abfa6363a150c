import { tidyEmail } from '#rules/email.ts';
import { normalizeName } from '#rules/names.ts';
import { isMobileNumber } from '#rules/phone-number.ts';
import { isEmail } from '@/shared/lib/form-rules';
import type { DirectUrlVisit, Visitor } from '../api/visit';

export type ContactKind = 'MAIL' | 'PHONE';
export type VisitorDraft = { name: string; by: ContactKind; email: string; phone: string };
export type DraftProblem = 'nameMissing' | 'nameLong' | 'emailWrong' | 'phoneWrong' | 'domainWrong';
export type DraftProblems = { name?: DraftProblem; contact?: DraftProblem };

const MAX_NAME_LENGTH = 50;

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The server checks again, and this only saves visitors a rejected request. */
export function findDraftProblems(draft: VisitorDraft, { domains }: Pick<DirectUrlVisit, 'domains'>): DraftProblems {
  const email = tidyEmail(draft.email);
  const contact: DraftProblem | null =
    draft.by === 'PHONE'
      ? isMobileNumber(draft.phone)
        ? null
        : 'phoneWrong'
      : !isEmail(email)
        ? 'emailWrong'
        : domains.length > 0 && !domains.some((domain) => domain.toLowerCase() === domainOf(email))
          ? 'domainWrong'
          : null;
  return {
    ...(normalizeName(draft.name, MAX_NAME_LENGTH) === null && {
      name: draft.name.trim() === '' ? ('nameMissing' as const) : ('nameLong' as const),
    }),
    ...(contact && { contact }),
  };
}

export const toVisitor = ({ name, by, email, phone }: VisitorDraft): Visitor => ({
  name: name.normalize('NFC').trim(),
  contact: by === 'PHONE' ? { phone } : { email: tidyEmail(email) },
});
