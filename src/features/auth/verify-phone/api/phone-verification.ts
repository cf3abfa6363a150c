import { api, unwrap, type components } from '@/shared/api';

export type VerificationPurpose = 'annual' | 'profile';
export type VerificationValidity = components['schemas']['PhoneVerificationValidity'];
/** Where the provider's page is shown; it comes back with the answer, so that a popup knows that it is one. */
export type VerificationPlace = 'popup' | 'page';

type Start = { callbackUrl: string; purpose: VerificationPurpose; place: VerificationPlace };

/** Answers the html that the provider wants to be shown. */
export async function startVerification({ callbackUrl, purpose, place }: Start, signal: AbortSignal): Promise<string> {
  const call = api.POST('/auths/phone-verify', {
    body: { callbackUrl, parameterOption1: purpose, parameterOption2: place },
    bodySerializer: (fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return form;
    },
    parseAs: 'text',
    signal,
  });
  const { data, error, response } = await call;
  if (data !== undefined) return data;
  return unwrap(Promise.resolve({ error, response }));
}

export const checkVerification = (query: { requestUuid: string; userUuid: string }, signal: AbortSignal) =>
  unwrap(api.GET('/auths/phone-verify/valid', { params: { query }, signal }));
