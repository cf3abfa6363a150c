import { randomUUID } from 'node:crypto';
import { field, look, readyDraft, receiver, type Field } from './contracts.ts';
import { formOf } from './files.ts';
import type { Person } from './people.ts';
import { arrive, newestLink } from './receiving.ts';
import { CONSENTS } from './signing.ts';
import type { TestApp } from './test-app.ts';

export type FillerWish = Partial<Field> & { of?: 'me' | 'other' | 'sender' };

export async function letFillerIn(
  api: TestApp,
  owner: Person,
  wishes: FillerWish[],
  { allowAnnotate = false, consents = true } = {},
) {
  const mark = randomUUID().slice(0, 8);
  const [email, otherEmail] = [`filler-${mark}@out.example`, `other-${mark}@out.example`];
  const people = [receiver('이도윤', { email }), receiver('한유나', { email: otherEmail })];
  const made = await readyDraft(api, owner, people);
  const [me = '', other = ''] = made.receivers.map(({ receiverUuid }) => receiverUuid);
  const extra = wishes.map(({ of = 'me', ...more }, place) =>
    field(made.fileId, { me, other, sender: null }[of], {
      rect: { x: 300, y: 40 + place * 30, width: 200, height: 24 },
      ...more,
    }),
  );
  const { version } = await api.ok('putFields', {
    ...made.call,
    body: { version: made.version, fields: [...made.fields, ...extra] },
  });
  const settings = { ...(await look(api, owner, made.contractId)).settings, allowAnnotate };
  await api.ok('changeContract', { ...made.call, body: { version, settings } });
  await api.ok('sendContract', made.call);
  const { token } = await arrive(api, await newestLink(api, email));
  if (consents) await api.ok('giveConsents', { token, body: { kinds: CONSENTS } });
  const signature = made.fields[0]?.fieldId ?? '';
  const theirs = made.fields[1]?.fieldId ?? '';
  return {
    ...made,
    token,
    me,
    other,
    email,
    otherEmail,
    signature,
    theirs,
    ids: extra.map(({ fieldId }) => fieldId),
  };
}

export const putValues = (api: TestApp, token: string, body: object) =>
  api.call('putValues', { token, body: { version: 0, values: {}, markRefs: {}, ...body } });

export const attach = (api: TestApp, token: string, bytes: Buffer, filename = '사진.png') =>
  api.call('attachFile', { token, raw: formOf([{ name: 'file', bytes, filename, type: 'image/png' }]) });
