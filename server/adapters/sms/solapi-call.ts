import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { signSolapiRequest } from './solapi-signature.ts';

export type SolapiAccount = { baseUrl: string; apiKey: string; apiSecret: string };
export type SolapiCall = (path: string, options?: CallOptions) => Promise<unknown>;
type CallOptions = { method?: 'GET' | 'POST' | 'PUT'; body?: object; limitMs?: number };

const errorAnswer = v.object({ errorCode: v.string(), errorMessage: v.string() });

/** Thrown if SOLAPI answers with an error, whatever caused it. */
export class SolapiError extends Error {
  override name = 'SolapiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Calls SOLAPI at https://api.solapi.com, or our emulator. */
export function createSolapiCall({ baseUrl, apiKey, apiSecret }: SolapiAccount, usualLimitMs: number): SolapiCall {
  function authorization() {
    const date = new Date().toISOString();
    const salt = randomBytes(16).toString('hex');
    const signature = signSolapiRequest(apiSecret, date, salt);
    return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
  }

  return async (path, { method = 'GET', body, limitMs = usualLimitMs } = {}) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: authorization(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const error = v.safeParse(errorAnswer, answer);
    throw new SolapiError(
      response.status,
      error.success
        ? `${error.output.errorMessage} (${error.output.errorCode})`
        : `SOLAPI answered ${response.status}.`,
    );
  };
}
