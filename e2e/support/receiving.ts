import { expect, type APIRequestContext } from '@playwright/test';
import { findCode } from '../../tests/support/find-code.ts';
import { send, type FieldDraft, type Options, type PersonDraft } from './send-over-api.ts';

type Message = { to: string; subject: string; text: string; links: string[] };

export type SentContract = Awaited<ReturnType<typeof sendTo>>;

const ownFields = (name: string, place: number): FieldDraft[] => [
  { kind: 'TEXT', name: `${name} 주소`, rect: { x: 80 + place * 220, y: 620, width: 180, height: 24 } },
  { kind: 'SIGNATURE', name: `${name} 서명`, rect: { x: 80 + place * 220, y: 700, width: 120, height: 48 } },
];

/** Sends a contract on which each signer has a signature and a text field. */
export async function sendTo(
  request: APIRequestContext,
  people: readonly PersonDraft[],
  { settings = {}, ...options }: Options = {},
) {
  const signersBefore = (place: number) =>
    people.slice(0, place).filter(({ role = 'SIGNER' }) => role === 'SIGNER').length;
  const fieldsOf = ({ role, name }: { role: string; name: string }, place: number) =>
    role === 'SIGNER' ? ownFields(name, signersBefore(place)) : [];
  return send(request, people, fieldsOf, {
    message: '12월 1일 전까지 서명 부탁드려요.',
    settings: { allowDelegate: false, ...settings },
    ...options,
  });
}

async function messagesTo(request: APIRequestContext, to: string): Promise<Message[]> {
  return (await request.get(`/api/dev/messages?to=${encodeURIComponent(to)}`)).json();
}

/** Returns the path and secret of the newest link sent to somebody. */
export async function linkTo(request: APIRequestContext, to: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const links = (await messagesTo(request, to)).flatMap((message) => message.links);
      found = links.find((address) => new URL(address).pathname === '/receiver/callback');
      return found !== undefined;
    })
    .toBe(true);
  const { pathname, search } = new URL(found ?? '');
  return `${pathname}${search}`;
}

export async function codeTo(request: APIRequestContext, to: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      found = (await messagesTo(request, to)).flatMap(({ text }) => findCode(text) ?? [])[0];
      return found !== undefined;
    })
    .toBe(true);
  return found ?? '';
}

type Call = (path: string, data?: object, method?: 'POST' | 'PUT') => Promise<Answer>;
type Answer = { accessJwt: string; markId: string; version: number };

export const callsOf =
  (request: APIRequestContext, token: () => string): Call =>
  async (path, data, method = 'POST') => {
    const headers = {
      'Idempotency-Key': crypto.randomUUID(),
      ...(token() && { authorization: `Bearer ${token()}` }),
    };
    const response = await request.fetch(`/api/sign${path}`, { method, headers, ...(data && { data }) });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()).result;
  };

/** Returns the token of a receiver without verification steps who has agreed to sign electronically. */
export async function arrive(request: APIRequestContext, email: string): Promise<string> {
  let token = '';
  const call = callsOf(request, () => token);
  const address = new URL(await linkTo(request, email), 'http://localhost');
  token = (await call('/links', { linkToken: address.searchParams.get('t') })).accessJwt;
  token = (await call('/opened')).accessJwt;
  await call('/consents', { kinds: ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'] });
  return token;
}

/** Signs over the API, for journeys that start after a signature. */
export async function signBy(
  request: APIRequestContext,
  { receivers, fields }: Pick<SentContract, 'receivers' | 'fields'>,
  place = 0,
) {
  const receiver = receivers[place];
  if (!receiver) throw new Error('No such receiver.');
  const token = await arrive(request, receiver.email);
  const call = callsOf(request, () => token);
  const strokes = [{ points: [1, 1, 50, 20, 90, 5], width: 2 }];
  const { markId } = await call('/marks', { mark: { kind: 'DRAWN', width: 100, height: 40, strokes } });
  const own = fields.filter(({ receiverUuid }) => receiverUuid === receiver.receiverUuid);
  const values = own
    .filter(({ kind }) => kind === 'TEXT')
    .map(({ fieldId }) => [fieldId, '부산광역시 사상구 낙동대로 943']);
  const markRefs = own.filter(({ kind }) => kind === 'SIGNATURE').map(({ fieldId }) => [fieldId, markId]);
  const filled = { version: 0, values: Object.fromEntries(values), markRefs: Object.fromEntries(markRefs) };
  const { version } = await call('/values', filled, 'PUT');
  await call('/complete', { version, confirmed: true });
}
