import { setTimeout as sleep } from 'node:timers/promises';
import { findCode } from './find-code.ts';

export const LIVE_PASSWORD = 'Barley-Field-71';
const MAIL_WITHIN_MS = 20_000;

async function post(origin: string, address: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin}/api/app${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const answer: { result?: unknown } = Object(await response.json());
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return answer.result;
}

/** Signs up with the emailed code. Resolves once the server has confirmed the account. */
export async function signUpLive(origin: string, email: string, findCode = readCode) {
  await post(origin, '/auths/sign-up/email-codes', { email });
  const code = await findCode(origin, email);
  const agreements = { terms: true, privacy: true, marketing: false };
  const body = { email, code, password: LIVE_PASSWORD, name: '김지수', organizationName: '한빛물산', agreements };
  return post(origin, '/auths/sign-up', body);
}

export const loginLive = (origin: string, email: string) =>
  post(origin, '/auths/login', { email, password: LIVE_PASSWORD });

async function readCode(origin: string, email: string) {
  const end = Date.now() + MAIL_WITHIN_MS;
  while (Date.now() < end) {
    const response = await fetch(`${origin}/api/dev/messages?to=${encodeURIComponent(email)}`);
    const messages: { text: string }[] = Object(await response.json());
    const code = findCode(messages[0]?.text);
    if (code) return code;
    await sleep(100);
  }
  throw new Error(`No mail came to ${email}.`);
}
