import { createServer } from 'node:http';
import { once } from 'node:events';
import Fastify from 'fastify';
import { createTossGateway } from '../../server/adapters/payments/toss.ts';
import type { KeyKind } from '../../server/emulators/toss/keys.ts';
import { registerTossEmulator } from '../../server/emulators/toss/plugin.ts';
import { createCardNumber, type Scenario } from '../../server/emulators/toss/scenarios.ts';
import { cloneDatabase } from './database.ts';
import { createGate } from './gate.ts';

export const TOSS_KEYS = { clientKey: 'test_ck_LOCAL', secretKey: 'test_sk_LOCAL' };
const PREFIX = '/toss';
const AUTHORIZATION = `Basic ${Buffer.from(`${TOSS_KEYS.secretKey}:`).toString('base64')}`;

function createKeys() {
  const counts = new Map<KeyKind, number>();
  return (kind: KeyKind) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (kind === 'approval') return String(count).padStart(8, '0');
    return `${kind}-${count}${kind === 'billing' ? '=' : ''}`;
  };
}

async function openInbox() {
  const inbox = { bodies: new Array<{ eventType: string; data: Record<string, unknown> }>(), status: 200, url: '' };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += String(chunk)));
    request.on('end', () => {
      inbox.bodies.push(JSON.parse(text));
      response.writeHead(inbox.status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  inbox.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/webhooks`;
  return { inbox, close: () => server.close() };
}

export type TossEmulator = Awaited<ReturnType<typeof startTossEmulator>>;

/** Starts the emulator with its own database and port. Tests control its clock, keys and timeouts. */
export async function startTossEmulator({ webhookUrl }: { webhookUrl?: string } = {}) {
  const clone = await cloneDatabase();
  const { database } = clone;
  const { inbox, close: closeInbox } = await openInbox();
  const clock = { time: Date.parse('2026-11-20T01:00:00.000Z') };
  let held: { begun: ReturnType<typeof createGate>; ended: ReturnType<typeof createGate> } | null = null;
  const makeKey = createKeys();
  const start = async () => {
    const app = Fastify({ forceCloseConnections: true });
    const { deliverWebhooks } = await registerTossEmulator(app, {
      config: { mode: 'development', billing: 'emulator' },
      prefix: PREFIX,
      publicBase: `https://toss.test${PREFIX}`,
      ...TOSS_KEYS,
      database,
      webhooks: { url: webhookUrl ?? inbox.url },
      now: () => new Date(clock.time),
      async wait() {
        held?.begun.open();
        await held?.ended.opened;
      },
      makeKey,
    });
    const baseUrl = `${await app.listen({ host: '127.0.0.1', port: 0 })}${PREFIX}`;
    return { app, baseUrl, deliverWebhooks };
  };
  let running = await start();

  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${running.baseUrl}${path}`, {
      method,
      headers: { authorization: AUTHORIZATION, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });

  /** Opens a window as the script does, and returns its URL or that of the redirect. */
  async function open(kind: 'BILLING' | 'PAYMENT', options: object) {
    const addresses = { successUrl: 'https://dojang.test/success', failUrl: 'https://dojang.test/fail' };
    const asked = { clientKey: TOSS_KEYS.clientKey, kind, method: '카드', options: { ...addresses, ...options } };
    const response = await fetch(`${running.baseUrl}/windows`, { method: 'POST', body: JSON.stringify(asked) });
    const answer: { url?: string; code?: string } = await response.json();
    return answer;
  }

  /** Completes the window with a card, and returns the query of the redirect. */
  async function pass(kind: 'BILLING' | 'PAYMENT', options: object, scenario: Scenario = 'works') {
    const { url } = await open(kind, options);
    const body = new URLSearchParams({ card_number: createCardNumber(scenario) });
    const path = `/windows/${url?.split('/').at(-1)}/pass`;
    const response = await fetch(`${running.baseUrl}${path}`, { method: 'POST', body, redirect: 'manual' });
    return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams);
  }

  return {
    clock,
    inbox,
    database,
    get baseUrl() {
      return running.baseUrl;
    },
    deliverWebhooks: () => running.deliverWebhooks(new Date(clock.time)),
    call,
    open,
    pass,
    gateway: (limitMs?: number) =>
      createTossGateway({
        ...TOSS_KEYS,
        baseUrl: running.baseUrl,
        scriptUrl: 'https://toss.test/v1/payment',
        ...(limitMs !== undefined && { limitMs }),
      }),
    async issueKey(customerKey: string, scenario: Scenario = 'works') {
      const { authKey } = await pass('BILLING', { customerKey }, scenario);
      const response = await call('POST', '/v1/billing/authorizations/issue', { authKey, customerKey });
      const { billingKey }: { billingKey: string } = await response.json();
      return billingKey;
    },
    /** From now on, slow responses wait until the test releases them. */
    holdAnswers() {
      const gates = { begun: createGate(), ended: createGate() };
      held = gates;
      return { begun: gates.begun.opened, end: gates.ended.open };
    },
    async restart() {
      await running.app.close();
      running = await start();
    },
    async close() {
      held?.ended.open();
      await running.app.close();
      closeInbox();
      await clone.drop();
    },
  };
}
