import { ApiError, signApi, unwrap, withReadableError, type components } from '@/shared/api';
import { language } from '@/shared/i18n';
import { getReceiverDeviceId, receiverSession } from '@/shared/session';

type Schemas = components['schemas'];
export type Admission = Schemas['ReceiverAdmission'];
export type Letter = Schemas['ReceiverLetter'];
export type ReceiverStep = Schemas['ReceiverStep'];
export type SentCode = Schemas['SentCode'];
export type StepName = Schemas['VerificationStep'];
export type DeadEnd = Schemas['DeadEnd'];

/** `accessJwt` is null if the current token stays valid. */
export type Arrival = Omit<Schemas['ReceiverStanding'], 'scope'> & { accessJwt: string | null };

/** Detects a truncated link without a request. */
const LINK_TOKEN = /^[0-9A-Za-z]{22}$/;

const PATHS = {
  ACCESS_CODE: 'access-code',
  EMAIL_CODE: 'email-code',
  PHONE_CODE: 'phone-code',
  PHONE_IDENTITY: 'phone-identity',
} as const satisfies Record<StepName, string>;

/** Prefers this tab's token over the link, so that completed steps count. */
export const loadArrival = (link: { linkToken: string | null }, signal: AbortSignal): Promise<Arrival> =>
  withReadableError(requestArrival(link, signal));

async function requestArrival({ linkToken }: { linkToken: string | null }, signal: AbortSignal): Promise<Arrival> {
  if (linkToken === null || receiverSession.token()) {
    const { steps, letter } = await unwrap(signApi.GET('/sign/arrival', { signal }));
    await language.propose(letter.language);
    return { steps, letter, accessJwt: null };
  }
  if (!LINK_TOKEN.test(linkToken)) throw new ApiError('LINK_WRONG', { status: 410 });
  const { accessJwt, steps, letter } = await unwrap(
    signApi.POST('/sign/links', { body: { linkToken, device: getReceiverDeviceId() }, signal }),
  );
  // Shows the letter in its own language from the start.
  await language.propose(letter.language);
  return { steps, letter, accessJwt };
}

export const openDocument = (signal: AbortSignal): Promise<Admission> =>
  unwrap(signApi.POST('/sign/opened', { signal }));

export const sendCode = ({ step }: { step: StepName }, signal: AbortSignal): Promise<SentCode> =>
  unwrap(signApi.POST('/sign/verifications/{step}', { params: { path: { step: PATHS[step] } }, signal }));

export type Proof = { step: StepName; code?: string; requestUuid?: string };

export const confirmStep = ({ step, ...body }: Proof, signal: AbortSignal): Promise<Admission> =>
  unwrap(signApi.POST('/sign/verifications/{step}/confirm', { params: { path: { step: PATHS[step] } }, body, signal }));

export const giveConsents = (signal: AbortSignal) =>
  unwrap(signApi.POST('/sign/consents', { body: { kinds: ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'] }, signal }));
