import { ApiError, signApi, unwrap, withReadableError, type components } from '@/shared/api';
import { language } from '@/shared/i18n';

type Schemas = components['schemas'];
export type DirectUrlVisit = Schemas['DirectUrlVisit'];
export type Standing = DirectUrlVisit['standing'];
export type VerificationStep = Schemas['VerificationStep'];

/** The contact is an email address or a phone number, depending on what the link allows. */
export type Visitor = { name: string; contact: { email: string } | { phone: string } };

const CODE = /^[0-9A-Za-z]{10}$/;

export const loadVisit = ({ code }: { code: string }, signal: AbortSignal): Promise<DirectUrlVisit> =>
  withReadableError(requestVisit(code, signal));

/** Detects a truncated link without a request. */
async function requestVisit(code: string, signal: AbortSignal): Promise<DirectUrlVisit> {
  if (!CODE.test(code)) throw new ApiError('NOT_FOUND', { status: 404 });
  const visit = await unwrap(signApi.GET('/sign/direct-urls/{code}', { params: { path: { code } }, signal }));
  // Uses the language chosen by the link's creator, unless the visitor has chosen one.
  await language.propose(visit.language);
  return visit;
}

export type StartVisitInput = { code: string; visitor: Visitor };

export function startVisit({ code, visitor: { name, contact } }: StartVisitInput, signal: AbortSignal) {
  const chosen = language.chosen();
  const body = { name, ...contact, ...(chosen && { language: chosen }) };
  return unwrap(signApi.POST('/sign/direct-urls/{code}/start', { params: { path: { code } }, body, signal }));
}
