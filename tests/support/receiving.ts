import { randomUUID } from 'node:crypto';
import { findCode } from './find-code.ts';
import { inbox, receiver, sent, work, type ReceiverDraft } from './contracts.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

export async function sendToReceiver(
  api: TestApp,
  sender: Person,
  more: Partial<ReceiverDraft> = {},
  others: ReceiverDraft[] = [],
) {
  const email = `receiver-${randomUUID()}@out.example`;
  const made = await sent(api, sender, [receiver('이도윤', { email, ...more }), ...others]);
  return { ...made, email, linkToken: await newestLink(api, email) };
}

/** Leaves out deliveries. */
export const eventsOf = async (api: TestApp, call: { token: string; path: { contractId: string } }) =>
  (await api.ok('listContractEvents', call)).map(({ kind }) => kind).filter((kind) => kind !== 'MESSAGE_SENT');

export async function newestLink(api: TestApp, recipient: string) {
  await work(api);
  const messages = await inbox(api, recipient);
  const secrets = messages.flatMap(({ bodyText }) => /callback\?t=(\w{22})/.exec(bodyText ?? '')?.[1] ?? []);
  return secrets.at(-1) ?? '';
}

export async function newestCode(api: TestApp, recipient: string) {
  await work(api);
  const messages = await inbox(api, recipient);
  return messages.flatMap(({ bodyText }) => findCode(bodyText) ?? []).at(-1) ?? '';
}

/** The token is already for signing if the receiver has nothing to verify. */
export async function arrive(api: TestApp, linkToken: string, device?: string) {
  const body = { linkToken, ...(device !== undefined && { device }) };
  const arrival = await api.ok('openLink', { body });
  const opened = await api.ok('openDocument', { token: arrival.accessJwt });
  return { arrival, ...opened, token: opened.accessJwt };
}
