import createClient from 'openapi-fetch';
import type { paths } from '#openapi';
import { SIGN_API_BASE } from '@/shared/config';
import { fetchWithTimeout } from './bare-client';
import { postForm, type SendFormOptions } from './post-form';

type PublicPaths = Pick<paths, '/documents/checks' | '/documents/checks/{certificateNo}'>;

/** For calls that anybody may make, without a token. */
export const publicApi = createClient<PublicPaths>({ baseUrl: SIGN_API_BASE, fetch: fetchWithTimeout });

export const sendPublicForm = (path: keyof PublicPaths, form: FormData, options: SendFormOptions) =>
  postForm(new Request(`${SIGN_API_BASE}${path}`, { method: 'POST' }), form, options);
