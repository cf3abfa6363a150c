import createClient from 'openapi-fetch';
import { API_BASE } from '@/shared/config';
import { fetchWithAuth } from '@/shared/session';
import { fetchWithTimeout, type AppPaths } from './bare-client';
import { refreshSession } from './session-control';

/** For members' calls. Receivers use `signApi`, which has a different base URL and token. */
export const api = createClient<AppPaths>({
  baseUrl: API_BASE,
  fetch: fetchWithAuth(fetchWithTimeout, refreshSession),
});
