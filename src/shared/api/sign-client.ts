import createClient from 'openapi-fetch';
import type { paths } from '#openapi';
import { API_BASE, SIGN_API_BASE } from '@/shared/config';
import { language } from '@/shared/i18n';
import { createReceiverFetch } from '@/shared/session';
import { fetchWithTimeout, type SignPaths } from './bare-client';
import { postForm, type SendFormOptions } from './post-form';

type IdentityPaths = Pick<paths, '/auths/phone-verify' | '/auths/phone-verify/valid'>;

const send = createReceiverFetch(fetchWithTimeout, language.read);

/** For receivers' calls. The receiver's token is only sent to this base URL, never to the one for members. */
export const signApi = createClient<SignPaths>({ baseUrl: SIGN_API_BASE, fetch: send });

/** For the two identity verification calls that members and receivers share. Sends the receiver's token. */
export const receiverIdentityApi = createClient<IdentityPaths>({ baseUrl: API_BASE, fetch: send });

export function sendSignForm(path: `/sign/${string}`, form: FormData, options: SendFormOptions): Promise<Response> {
  const sendAsReceiver = createReceiverFetch((request) => postForm(request, form, options), language.read);
  return sendAsReceiver(new Request(`${SIGN_API_BASE}${path}`, { method: 'POST' }));
}
