import { api, receiverIdentityApi, unwrap, type components } from '@/shared/api';

export type VerificationPurpose = 'annual' | 'profile' | 'receiver';
export type VerificationValidity = components['schemas']['PhoneVerificationValidity'];
/** The server returns this with the result, so that a page knows whether it is in a popup. */
export type VerificationDisplay = 'popup' | 'page';

const clientOf = (purpose: VerificationPurpose) => (purpose === 'receiver' ? receiverIdentityApi : api);

type Start = { callbackUrl: string; purpose: VerificationPurpose; place: VerificationDisplay };

export async function startVerification({ callbackUrl, purpose, place }: Start, signal: AbortSignal): Promise<string> {
  const call = clientOf(purpose).POST('/auths/phone-verify', {
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

type Check = { purpose: VerificationPurpose; requestUuid: string; userUuid: string };

export const checkVerification = ({ purpose, ...query }: Check, signal: AbortSignal) =>
  unwrap(clientOf(purpose).GET('/auths/phone-verify/valid', { params: { query }, signal }));
