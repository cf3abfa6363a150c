import { tidyNumber } from '#rules/amount.ts';
import { readExpiryDays } from '#rules/expiry-days.ts';
import { countGraphemes } from '#rules/graphemes.ts';
import { normalizeName } from '#rules/names.ts';
import { getSeoulDay, toSeoulInstant } from '#rules/dates.ts';
import type { DirectUrlContact, DirectUrlTerms } from '@/entities/link/direct-url';
import { FOLLOWS_TEMPLATE } from '@/entities/setting/mail-template';
import { MAX_MESSAGE_LENGTH, MAX_TITLE_LENGTH } from '@/shared/config';

export type LinkForm = {
  name: string;
  limit: string;
  /** A date such as "2026-12-31", or null if the link doesn't end. */
  endDay: string | null;
  contactBy: DirectUrlContact;
  domains: string;
  isOnce: boolean;
  needsIdentity: boolean;
  /** Empty for the template's title. The next two fields work the same way. */
  title: string;
  message: string;
  /** The number of days that other receivers have after the visitor signs. */
  days: string;
  mailTemplate: string;
};
export type LinkProblem =
  | 'NAME'
  | 'LIMIT'
  | 'LIMIT_BELOW'
  | 'END'
  | 'DOMAINS'
  | 'TOO_MANY_DOMAINS'
  | 'TITLE'
  | 'MESSAGE'
  | 'DAYS';
export type LinkProblems = Partial<
  Record<'name' | 'limit' | 'endDay' | 'domains' | 'title' | 'message' | 'days', LinkProblem>
>;

export const MAX_LINK_NAME = 50;
export const MAX_LINK_SIGNERS = 10_000;
export const MAX_DOMAINS = 20;

const DOMAIN = /^(?=.{3,253}$)[\da-z-]+(?:\.[\da-z-]+)+$/;

export const EMPTY_LINK_FORM: LinkForm = {
  name: '',
  limit: '',
  endDay: null,
  contactBy: 'EITHER',
  domains: '',
  isOnce: true,
  needsIdentity: false,
  title: '',
  message: '',
  days: '',
  mailTemplate: FOLLOWS_TEMPLATE,
};

export const toLinkForm = ({
  name,
  limit,
  endsAt,
  contactBy,
  domains,
  guard,
  verifications,
  settings,
}: DirectUrlTerms): LinkForm => ({
  name,
  limit: String(limit),
  endDay: endsAt && getSeoulDay(new Date(endsAt)),
  contactBy,
  domains: domains.join(', '),
  isOnce: guard === 'ONCE',
  needsIdentity: verifications.includes('PHONE_IDENTITY'),
  title: settings.title ?? '',
  message: settings.message ?? '',
  days: settings.expiryDays === undefined ? '' : String(settings.expiryDays),
  mailTemplate: settings.mailTemplate ?? FOLLOWS_TEMPLATE,
});

/** Parses domains separated by commas, spaces or line breaks. Ignores a leading @. */
export const readDomains = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((domain) => domain.replace(/^@/, ''))
      .filter(Boolean),
  ),
];

const readNumber = (text: string, max: number): number | null => {
  const digits = tidyNumber(text);
  const number = Number(digits);
  return digits !== '' && Number.isInteger(number) && number >= 1 && number <= max ? number : null;
};
const readLimit = (text: string) => readNumber(text, MAX_LINK_SIGNERS);

/** `taken` is the number of visitors who have started, and `today` a day in Seoul. */
export function findLinkProblems(form: LinkForm, { taken, today }: { taken: number; today: string }): LinkProblems {
  const limit = readLimit(form.limit);
  const domains = form.contactBy === 'MAIL' ? readDomains(form.domains) : [];
  return {
    ...(normalizeName(form.name, MAX_LINK_NAME) === null && { name: 'NAME' as const }),
    ...(limit === null ? { limit: 'LIMIT' as const } : limit < taken && { limit: 'LIMIT_BELOW' as const }),
    ...(form.endDay !== null && form.endDay < today && { endDay: 'END' as const }),
    ...(domains.length > MAX_DOMAINS
      ? { domains: 'TOO_MANY_DOMAINS' as const }
      : !domains.every((domain) => DOMAIN.test(domain)) && { domains: 'DOMAINS' as const }),
    ...(countGraphemes(form.title.trim()) > MAX_TITLE_LENGTH && { title: 'TITLE' as const }),
    ...(countGraphemes(form.message) > MAX_MESSAGE_LENGTH && { message: 'MESSAGE' as const }),
    ...(form.days.trim() !== '' && readExpiryDays(form.days) === null && { days: 'DAYS' as const }),
  };
}

/** Requires a valid form. The link stays open until the end of its last day. */
export const toTerms = (form: LinkForm): DirectUrlTerms => ({
  name: normalizeName(form.name, MAX_LINK_NAME) ?? form.name,
  limit: readLimit(form.limit) ?? 1,
  endsAt: form.endDay && toSeoulInstant(form.endDay, { hours: 23, minutes: 59 }).toISOString(),
  contactBy: form.contactBy,
  domains: form.contactBy === 'MAIL' ? readDomains(form.domains) : [],
  guard: form.isOnce ? 'ONCE' : 'NONE',
  verifications: form.contactBy === 'PHONE' && form.needsIdentity ? ['PHONE_IDENTITY'] : [],
  settings: toSettings(form),
});

function toSettings({ title, message, days, mailTemplate }: LinkForm): DirectUrlTerms['settings'] {
  const expiryDays = readExpiryDays(days);
  return {
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(message.trim() !== '' && { message }),
    ...(expiryDays !== null && { expiryDays }),
    ...(mailTemplate !== FOLLOWS_TEMPLATE && { mailTemplate }),
  };
}

/** Sends only changed terms, because renaming a link doesn't require the annual verification, but other changes do. */
export function listTermChanges(link: DirectUrlTerms, form: LinkForm): Partial<DirectUrlTerms> {
  const before = toTerms(toLinkForm(link));
  const after = toTerms(form);
  const isSame = (key: keyof DirectUrlTerms) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  return {
    ...(!isSame('name') && { name: after.name }),
    ...(!isSame('limit') && { limit: after.limit }),
    ...(!isSame('endsAt') && { endsAt: after.endsAt }),
    ...(!isSame('contactBy') && { contactBy: after.contactBy }),
    ...(!isSame('domains') && { domains: after.domains }),
    ...(!isSame('guard') && { guard: after.guard }),
    ...(!isSame('verifications') && { verifications: after.verifications }),
    ...(!isSame('settings') && { settings: after.settings }),
  };
}
