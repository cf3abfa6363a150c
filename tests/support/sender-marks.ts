import { field, readyDraft, receiver, type Field } from './contracts.ts';
import { TYPED } from './marks.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

type SenderMark = NonNullable<Field['senderMark']>;

export const SENDER_PLACE = { rect: { x: 300, y: 300, width: 120, height: 60 }, name: '대표자' };

export const keepMark = (api: TestApp, person: Person, mark = TYPED) =>
  api.ok('createMark', { token: person.accessJwt, body: { use: 'SIGNATURE', name: '내 서명', mark, isDefault: true } });

/** Adds these fields to a valid draft. */
export async function draftWith(
  api: TestApp,
  person: Person,
  own: (fileId: string) => Field[],
  people = [receiver('이도윤')],
) {
  const ready = await readyDraft(api, person, people);
  const fields = [...ready.fields, ...own(ready.fileId)];
  const { version } = await api.ok('putFields', { ...ready.call, body: { version: ready.version, fields } });
  return { ...ready, version };
}

export const signedBy =
  (senderMark: SenderMark, kind: Field['kind'] = 'SIGNATURE') =>
  (fileId: string) => [field(fileId, null, { ...SENDER_PLACE, kind, senderMark })];
export const stampedWith = (sealId: string) => signedBy({ from: 'COMPANY', sealId }, 'SEAL');

export const inAnHour = () => ({ scheduledAt: new Date(Date.now() + 3_600_000).toISOString() });
