import createClient from 'openapi-fetch';
import { API_BASE } from '@/shared/config';
import { fetchWithAuth } from '@/shared/session';
import { fetchWithTimeout, type AppPaths } from './bare-client';
import { refreshSession } from './session-control';

/** The client for members' calls. Receivers' calls have their own base URL and token: `signApi`. */
export const api = createClient<AppPaths>({
  baseUrl: API_BASE,
  fetch: fetchWithAuth(fetchWithTimeout, refreshSession),
});
