import { setTimeout as sleep } from 'node:timers/promises';
import type { openMailSink } from './mail-sink.ts';
import { LINK_SECRET } from './signer.ts';

type Sink = Awaited<ReturnType<typeof openMailSink>>;
export type Visitor = { name: string; email: string; address: string };
type Answer = { result?: { linkToken?: string; accessJwt?: string }; errorCode?: string };
export type Answers = Map<string, number>;

const CODE = /\b(\d{6})\b/;

export const createVisitors = (word: string, count: number, address?: string): Visitor[] =>
  Array.from({ length: count }, (_, place) => ({
    name: `방문자 ${place}`,
    email: `${word}${place}@visitor.example`,
    address: address ?? `10.7.${Math.floor(place / 250)}.${(place % 250) + 1}`,
  }));

export function createVisits(origin: string, sink: Sink) {
  async function post(address: string, from: Visitor, { body, token }: { body?: object; token?: string } = {}) {
    const response = await fetch(`${origin}/api${address}`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': from.address,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { result, errorCode }: Answer = Object(await response.json());
    return { error: response.ok ? null : (errorCode ?? String(response.status)), result };
  }

  async function must(...call: Parameters<typeof post>) {
    const { error, result } = await post(...call);
    if (error !== null) throw new Error(`${call[0]} answered ${error}`);
    return result;
  }

  async function start(code: string, visitor: Visitor) {
    const { name, email } = visitor;
    const { error, result } = await post(`/sign/direct-urls/${code}/start`, visitor, { body: { name, email } });
    return { told: error ?? 'STARTED', linkToken: result?.linkToken ?? null };
  }

  return {
    start,
    /** Retries after a pause while the link is busy, and counts every answer. */
    async insist(code: string, visitor: Visitor, { answers, pauseMs }: { answers: Answers; pauseMs: number }) {
      for (;;) {
        const answer = await start(code, visitor);
        answers.set(answer.told, (answers.get(answer.told) ?? 0) + 1);
        if (answer.told !== 'RATE_LIMITED') return answer;
        await sleep(pauseMs);
      }
    },
    async confirm(visitor: Visitor, linkToken: string) {
      await sink.findText(visitor.email, LINK_SECRET);
      const arrival = await must('/sign/links', visitor, { body: { linkToken } });
      const token = arrival?.accessJwt ?? '';
      await must('/sign/verifications/email-code', visitor, { token });
      const code = await sink.findText(visitor.email, CODE);
      await must('/sign/verifications/email-code/confirm', visitor, { token, body: { code } });
    },
  };
}
