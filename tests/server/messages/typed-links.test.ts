import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OUTBOX_PURPOSE } from '../../../server/modules/messages/outbox.ts';
import { inbox, receiver, sent, verify, work } from '../../support/contracts.ts';
import { signUp } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const TYPED = '{{link}}';
const LINK = /\/receiver\/callback\?t=/g;

async function sentWith(message: string) {
  const person = await signUp(api);
  await verify(api, person);
  const email = `${randomUUID().slice(0, 8)}@receiver.example`;
  const made = await sent(api, person, [receiver('이도윤', { email, message })], { title: `계약서 ${TYPED}` });
  return { ...made, email };
}

test('what a member types is never replaced by the receiver’s link', async () => {
  const { email } = await sentWith(`여기 ${TYPED} 봐주세요.`);
  await work(api);
  const [mail] = await inbox(api, email);
  expect(mail?.bodyText).toContain(`여기 ${TYPED} 봐주세요.`);
  expect(mail?.bodyText?.match(LINK)).toHaveLength(1);
  expect(mail?.bodyHtml).toContain(`여기 ${TYPED} 봐주세요.`);
});

test('a message enqueued by an earlier version still gets its link', async () => {
  const { email } = await sentWith('');
  const content = { subject: '서명해주세요', text: `열기\n${TYPED}`, html: `<a href="${TYPED}">열기</a>` };
  await api.database
    .updateTable('outboxMessages')
    .set({ contentEnc: api.deps.secrets.seal(OUTBOX_PURPOSE, JSON.stringify(content)) })
    .where('recipient', '=', email)
    .execute();
  await work(api);
  const [mail] = await inbox(api, email);
  expect(mail?.bodyText).toMatch(/^열기\nhttps?:\S+\/receiver\/callback\?t=\S+$/);
});
