import createClient from 'openapi-fetch';
import { API_BASE } from '@/shared/config';
import { fetchWithAuth } from '@/shared/session';
import { fetchWithTimeout, type AppPaths } from './bare-client';
import { refreshSession } from './session-control';

/** Every call of a member. Receivers' calls have a root and a token of their own: `signApi`. */
export const api = createClient<AppPaths>({
  baseUrl: API_BASE,
  fetch: fetchWithAuth(fetchWithTimeout, refreshSession),
});
