import * as v from 'valibot';
import { PaymentFailure } from './port.ts';
import { classifyFailure } from './toss-failures.ts';

export type TossAccount = { baseUrl: string; secretKey: string };
export type TossCall = (method: 'GET' | 'POST' | 'DELETE', path: string, options?: CallOptions) => Promise<unknown>;
type CallOptions = { body?: object; idempotencyKey?: string };

const errorAnswer = v.object({ code: v.string(), message: v.optional(v.string(), '') });

/** Calls Toss. An unreadable response counts as none at all, because the payment may have gone through. */
export function createTossCall({ baseUrl, secretKey }: TossAccount, limitMs: number): TossCall {
  // Basic authentication with the key as the user name and an empty password.
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;

  async function ask(method: string, path: string, { body, idempotencyKey }: CallOptions) {
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          authorization,
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      });
      return { response, text: await response.text() };
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      throw new PaymentFailure('unknown', isLate ? 'TIMEOUT' : 'NETWORK_ERROR', 'Toss did not answer.');
    }
  }

  return async (method, path, options = {}) => {
    const { response, text } = await ask(method, path, options);
    const traceId = response.headers.get('x-tosspayments-trace-id');
    const answer = parse(text);
    if (response.ok) {
      if (answer === undefined) throw new PaymentFailure('unknown', 'UNREADABLE', 'The answer is not JSON.', traceId);
      return answer;
    }
    const error = v.safeParse(errorAnswer, answer);
    // An error page from a proxy says nothing about the payment.
    if (!error.success) throw new PaymentFailure('unknown', 'UNREADABLE', `Toss answered ${response.status}.`, traceId);
    const { code, message } = error.output;
    throw new PaymentFailure(classifyFailure(code, response.status), code, message, traceId);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
