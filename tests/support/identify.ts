import { PUBLIC_URL, type TestApp } from './test-app.ts';

/** Confirms a receiver's identity at the provider, and returns the result. */
export async function identify(api: TestApp, token: string): Promise<string> {
  const form = new FormData();
  form.set('callbackUrl', `${PUBLIC_URL}/receiver/phone-verify/callback`);
  form.set('parameterOption1', 'receiver');
  form.set('parameterOption2', 'x');
  const encoded = new Response(form);
  const raw = {
    contentType: encoded.headers.get('content-type') ?? '',
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
  await api.ok('startPhoneVerification', { token, raw });
  const requestUuid = api.identity.seen.began.at(-1)?.requestUuid ?? '';
  await comeBack(api, requestUuid);
  return requestUuid;
}

export const comeBack = (api: TestApp, requestUuid: string) =>
  api.call('returnFromPhoneVerification', {
    query: { requestUuid },
    raw: { contentType: 'application/x-www-form-urlencoded', payload: 'res_cd=0000' },
  });
