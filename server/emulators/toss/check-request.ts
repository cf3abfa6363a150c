import type { IncomingHttpHeaders } from 'node:http';
import { isErrorCode, type TossErrorCode } from './errors.ts';

const BASIC = /^Basic ([A-Za-z0-9+/]+={0,2})$/;
const VISIBLE_ASCII = /^[\x21-\x7e]{1,300}$/;

/** Returns the error that Toss returns for this key, or null. Checks in the same order as Toss. */
export function checkAuthorization(header: string | undefined, secretKey: string): TossErrorCode | null {
  if (header === undefined) return 'UNAUTHORIZED_KEY';
  const [, encoded] = BASIC.exec(header) ?? [];
  const text = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  if (encoded === undefined || !text.endsWith(':')) return 'INCORRECT_BASIC_AUTH_FORMAT';
  const key = text.slice(0, -1);
  if (key.includes('_ck_')) return 'INVALID_API_KEY';
  return key === secretKey ? null : 'UNAUTHORIZED_KEY';
}

/** Returns the error that the caller asks for, as Toss allows with a test key. */
export function readRequestedError(headers: IncomingHttpHeaders): TossErrorCode | null {
  const code = headers['tosspayments-test-code'];
  if (typeof code !== 'string') return null;
  return isErrorCode(code) ? code : 'INVALID_REQUEST';
}

/** Returns undefined if there is no key, or null if Toss would reject it. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  return typeof key === 'string' && VISIBLE_ASCII.test(key) ? key : null;
}
