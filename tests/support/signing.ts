import { randomUUID } from 'node:crypto';
import { field, look, readyDraft, receiver, type Field, type ReceiverDraft } from './contracts.ts';
import type { Person } from './people.ts';
import { arrive, newestLink } from './receiving.ts';
import type { TestApp } from './test-app.ts';

export const CONSENTS = ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'];
export const DRAWN = {
  kind: 'DRAWN' as const,
  width: 100,
  height: 40,
  strokes: [{ points: [1, 1, 50, 20, 90, 5], width: 2 }],
};

type Settings = Awaited<ReturnType<typeof look>>['settings'];
/** `of` is the zero-based position of a receiver. Null is the sender. */
export type Wish = Partial<Field> & { of?: number | null };
type Plan = { people?: Partial<ReceiverDraft>[]; wishes?: Wish[]; settings?: Partial<Settings> };

export async function sendContract(
  api: TestApp,
  owner: Person,
  { people = [{}], wishes = [], settings = {} }: Plan = {},
  file?: { make: () => Promise<{ contractId: string; fileId: string }> },
) {
  const drafts = people.map((more, place) =>
    receiver(['이도윤', '한유나', '정해원'][place] ?? `받는이${place}`, {
      email: `r${randomUUID().slice(0, 8)}@out.example`,
      order: 1,
      ...more,
    }),
  );
  const made = file ? await fromFile(api, owner, drafts, await file.make()) : await readyDraft(api, owner, drafts);
  const extra = wishes.map(({ of = 0, ...more }, place) =>
    field(made.fileId, of === null ? null : (made.receivers[of]?.receiverUuid ?? null), {
      rect: { x: 300, y: 40 + place * 30, width: 200, height: 24 },
      kind: 'TEXT',
      name: `칸 ${place + 1}`,
      required: false,
      ...more,
    }),
  );
  const { version } = await api.ok('putFields', {
    ...made.call,
    body: { version: made.version, fields: [...made.fields, ...extra] },
  });
  const merged = { ...(await look(api, owner, made.contractId)).settings, ...settings };
  await api.ok('changeContract', { ...made.call, body: { version, settings: merged } });
  await api.ok('sendContract', made.call);
  return { ...made, people: drafts, ids: extra.map(({ fieldId }) => fieldId) };
}

async function fromFile(
  api: TestApp,
  owner: Person,
  drafts: ReceiverDraft[],
  { contractId, fileId }: { contractId: string; fileId: string },
) {
  const call = { token: owner.accessJwt, path: { contractId } };
  const put = await api.ok('putReceivers', { ...call, body: { version: 1, receivers: drafts } });
  const fields = put.receivers
    .filter(({ role }) => role === 'SIGNER')
    .map(({ receiverUuid }, place) =>
      field(fileId, receiverUuid, { rect: { x: 60, y: 60 + place * 60, width: 120, height: 40 } }),
    );
  const { version } = await api.ok('putFields', { ...call, body: { version: put.contract.version, fields } });
  return { contractId, fileId, call, version, fields, receivers: put.receivers };
}

export async function startSigning(api: TestApp, email: string | null | undefined) {
  const { token } = await arrive(api, await newestLink(api, email ?? ''));
  await api.ok('giveConsents', { token, body: { kinds: CONSENTS } });
  return token;
}

/** Returns the version to finish with. */
export async function fill(api: TestApp, token: string, values: Record<string, string | null> = {}) {
  const contract = await api.ok('getSignContract', { token });
  const { markId } = await api.ok('keepMark', { token, body: { mark: DRAWN } });
  const own = contract.fields.filter(
    ({ receiverUuid, kind }) => receiverUuid === contract.me.receiverUuid && kind === 'SIGNATURE',
  );
  const markRefs = Object.fromEntries(own.map(({ fieldId }) => [fieldId, markId]));
  const { version } = await api.ok('putValues', { token, body: { version: 0, values, markRefs } });
  return version;
}

export const complete = (api: TestApp, token: string, version: number, key?: string) =>
  api.call('completeSigning', {
    token,
    body: { version, confirmed: true },
    ...(key !== undefined && { key }),
  });

export async function sign(api: TestApp, email: string | null | undefined, values?: Record<string, string | null>) {
  const token = await startSigning(api, email);
  const answer = await complete(api, token, await fill(api, token, values));
  return { token, ...answer };
}
