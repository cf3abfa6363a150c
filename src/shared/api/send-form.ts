import { API_BASE } from '@/shared/config';
import { fetchWithAuth } from '@/shared/session';
import { postForm, type SendFormOptions } from './post-form';
import { refreshSession } from './session-control';

export function sendForm(path: `/${string}`, form: FormData, options: SendFormOptions): Promise<Response> {
  const send = fetchWithAuth((request) => postForm(request, form, options), refreshSession);
  return send(new Request(`${API_BASE}${path}`, { method: 'POST' }));
}
