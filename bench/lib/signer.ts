import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const AGAIN_MS = 100;
const LINK_WITHIN_MS = 120_000;
const DRAWN = {
  kind: 'DRAWN',
  width: 200,
  height: 80,
  strokes: [{ points: [5, 40, 30, 10, 60, 70, 90, 20, 120, 60, 150, 30, 190, 50], width: 3 }],
};

/** No answer, or a temporary failure, after which a page repeats the call. */
class Unanswered extends Error {}

export type FindLink = (email: string) => Promise<string>;
export const LINK_SECRET = /callback\?t=(\w{22})/;

const readMailbox =
  (database: pg.Pool): FindLink =>
  async (email) => {
    const until = performance.now() + LINK_WITHIN_MS;
    while (performance.now() < until) {
      const { rows } = await database.query<{ text: string }>(
        `select body_text as text from mailbox_messages where recipient = $1 order by delivered_at desc limit 1`,
        [email],
      );
      const secret = LINK_SECRET.exec(rows[0]?.text ?? '')?.[1];
      if (secret) return secret;
      await sleep(AGAIN_MS);
    }
    throw new Error(`No link came to ${email}.`);
  };

/**
 * Creates a receiver who calls the API with their link and retries until they get an answer, because servers come and
 * go.
 */
export function createSigner(
  origin: string,
  source: pg.Pool | FindLink,
  email: string,
  onUnanswered: () => void = () => {},
) {
  const findLink = typeof source === 'function' ? source : readMailbox(source);
  let token = '';

  async function once<Result>(method: string, address: string, body?: object, key?: string): Promise<Result> {
    const response = await fetch(`${origin}/api${address}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    }).catch((error: unknown) => {
      throw new Unanswered('no answer', { cause: error });
    });
    const text = await response.text().catch(() => '');
    const answer: { result: Result; errorCode?: string } = Object(text.startsWith('{') ? JSON.parse(text) : {});
    if (response.ok && 'result' in answer) return answer.result;
    if (response.status >= 500 || response.ok || answer.errorCode === 'IDEMPOTENCY_RUNNING')
      throw new Unanswered(`${address} answered ${response.status}`);
    throw new Error(`${method} ${address} answered ${response.status} ${answer.errorCode ?? ''}`);
  }

  async function call<Result>(...asked: Parameters<typeof once>): Promise<Result> {
    for (;;) {
      try {
        return await once<Result>(...asked);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        onUnanswered();
        await sleep(AGAIN_MS);
      }
    }
  }

  async function arrive() {
    const arrival = await call<{ accessJwt: string }>('POST', '/sign/links', { linkToken: await findLink(email) });
    token = arrival.accessJwt;
    token = (await call<{ accessJwt: string }>('POST', '/sign/opened')).accessJwt;
    await call('POST', '/sign/consents', { kinds: ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'] });
    return token;
  }

  /** Requests a page image, which nobody signs without seeing. The first request renders it. */
  async function look(address: string) {
    const response = await fetch(new URL(address, origin));
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await response.arrayBuffer();
  }

  type Seen = {
    me: { receiverUuid: string };
    fields: { fieldId: string; kind: string; name: string; receiverUuid: string | null }[];
    pages: { largeImageUrl: string }[];
  };

  async function open(): Promise<Seen> {
    await arrive();
    const seen = await call<Seen>('GET', '/sign/contract');
    await look(seen.pages[0]?.largeImageUrl ?? '');
    return seen;
  }

  async function fill({ me, fields }: Seen, typeText: (name: string) => string | null = () => null) {
    const { markId } = await call<{ markId: string }>('POST', '/sign/marks', { mark: DRAWN });
    const own = fields.filter(({ receiverUuid }) => receiverUuid === me.receiverUuid);
    const marks = own.filter(({ kind }) => kind === 'SIGNATURE').map(({ fieldId }) => [fieldId, markId]);
    const texts = own
      .filter(({ kind }) => kind === 'TEXT')
      .map(({ fieldId, name }) => [fieldId, typeText(name)])
      .filter(([, text]) => text !== null);
    const put = await call<{ version: number }>('PUT', '/sign/values', {
      version: 0,
      values: Object.fromEntries(texts),
      markRefs: Object.fromEntries(marks),
    });
    return put.version;
  }

  return {
    arrive,
    findSecret: () => findLink(email),
    open,
    fill,
    /** Prepares everything except the last click. */
    prepare: async (typeText?: (name: string) => string | null) => fill(await open(), typeText),
    finish: (version: number, key: string = randomUUID()) =>
      call<{ state: string; sealState: string }>('POST', '/sign/complete', { version, confirmed: true }, key),
  };
}
