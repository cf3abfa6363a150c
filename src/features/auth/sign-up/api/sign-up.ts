import { api, unwrap, type components } from '@/shared/api';

type Agreements = components['schemas']['Agreements'];
export type CodeTimes = { expiresAt: string; resendAfter: string };
export type SignUpDetails = { name: string; password: string; organizationName: string; agreements: Agreements };

export const requestCode = ({ email }: { email: string }, signal: AbortSignal): Promise<CodeTimes> =>
  unwrap(api.POST('/auths/sign-up/email-codes', { body: { email }, signal }));

export const confirmCode = (body: { email: string; code: string }, signal: AbortSignal): Promise<null> =>
  unwrap(api.POST('/auths/sign-up/email-codes/confirm', { body, signal }));

export const signUp = async (body: SignUpDetails & { email: string; code: string }) =>
  (await unwrap(api.POST('/auths/sign-up', { body }))).userInfo;
