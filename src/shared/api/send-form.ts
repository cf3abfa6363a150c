import { API_BASE } from '@/shared/config';
import { fetchWithAuth } from '@/shared/session';
import { postForm, type SendFormOptions } from './post-form';
import { refreshSession } from './session-control';

/** Sends a form as a member, reporting progress. */
export function sendForm(path: `/${string}`, form: FormData, options: SendFormOptions): Promise<Response> {
  const send = fetchWithAuth((request) => postForm(request, form, options), refreshSession);
  return send(new Request(`${API_BASE}${path}`, { method: 'POST' }));
}
