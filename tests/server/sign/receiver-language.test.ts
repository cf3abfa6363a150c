import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT_TEXTS } from '../../../server/content/mails/contract-languages.ts';
import type { Language } from '../../../server/content/mails/letter.ts';
import { findTextLanguage } from '../../../server/content/mails/text-language.ts';
import { toCp949Text } from '../../../server/text/cp949.ts';
import { age, contractJobs, inbox, look, readyDraft, receiver, tick, work } from '../../support/contracts.ts';
import { contractTextOf, KINDS } from '../../support/mails.ts';
import type { Person } from '../../support/people.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const LANGUAGES = Object.keys(CONTRACT_TEXTS).filter((name): name is Language => name in CONTRACT_TEXTS);

async function sentIn(people: [email: string, language: Language | null][]) {
  const ready = await readyDraft(
    api,
    owner,
    people.map(([email, language]) => receiver('Wang Li', { email, language, order: 1 })),
  );
  await api.ok('sendContract', ready.call);
  await work(api);
  return ready;
}

test('each receiver is written to in the language that the sender chose for them', async () => {
  const { contractId } = await sentIn([
    ['zh@receiver.example', 'zh'],
    ['ne@receiver.example', 'ne'],
    ['ko@receiver.example', null],
  ]);
  const { receivers } = await look(api, owner, contractId);
  expect(receivers.map(({ language }) => language)).toEqual(['zh', 'ne', null]);
  const langs = [];
  for (const name of ['zh', 'ne', 'ko']) {
    const [mail] = await inbox(api, `${name}@receiver.example`);
    langs.push(/<html lang="(\w+)">/.exec(mail?.bodyHtml ?? '')?.[1]);
  }
  expect(langs).toEqual(['zh', 'ne', 'ko']);
  const [mail] = await inbox(api, 'zh@receiver.example');
  expect(mail?.bodyText).toContain('截止时间');
});

test('what the receiver chooses comes before the sender’s choice, for the letter and later messages', async () => {
  const email = 'chooses@receiver.example';
  const { contractId, call } = await sentIn([[email, 'ne']]);
  const arrival = await arrive(api, await newestLink(api, email));
  expect(arrival.arrival.letter.language).toBe('ne');
  await api.ok('chooseLanguage', { token: arrival.token, body: { language: 'zh' } });
  expect((await api.ok('getArrival', { token: arrival.token })).letter.language).toBe('zh');
  expect((await api.ok('getCopies', { token: arrival.token })).language).toBe('zh');
  await age(api, contractId, 'next_reminder_at');
  await tick(api);
  await work(api, contractJobs(api));
  const last = (await inbox(api, email)).at(-1);
  expect(last?.bodyHtml).toContain('<html lang="zh">');
  await api.ok('cancelContract', { ...call, body: { reason: '조건이 바뀌었어요.' } });
  const ended = await api.call('openLink', { body: { linkToken: await newestLink(api, email) } });
  expect([ended.error.errorCode, ended.error.deadEnd?.language]).toEqual(['CONTRACT_CANCELLED', 'zh']);
  // The sender still sees the language that they chose.
  expect((await look(api, owner, contractId)).receivers[0]?.language).toBe('ne');
});

test('a new contact keeps the language that its reader chose, unless it is another person or the sender changes it', async () => {
  const email = 'moves@receiver.example';
  const { contractId, call } = await sentIn([[email, 'ne']]);
  const { token } = await arrive(api, await newestLink(api, email));
  await api.ok('chooseLanguage', { token, body: { language: 'zh' } });
  const [moved] = (await look(api, owner, contractId)).receivers;
  const path = { contractId, receiverUuid: moved?.receiverUuid ?? '' };
  const correct = async (to: string, body: object) => {
    await api.ok('correctReceiver', { ...call, path, body: { email: to, ...body } });
    await work(api);
    const [mail] = await inbox(api, to);
    return /<html lang="(\w+)">/.exec(mail?.bodyHtml ?? '')?.[1];
  };
  expect(await correct('moved@receiver.example', { language: 'ne' })).toBe('zh');
  expect(await correct('told@receiver.example', { language: 'th' })).toBe('th');
  const again = await arrive(api, await newestLink(api, 'told@receiver.example'));
  await api.ok('chooseLanguage', { token: again.token, body: { language: 'zh' } });
  expect(await correct('other@receiver.example', { name: 'Li Wang' })).toBe('th');
  expect((await look(api, owner, contractId)).receivers[0]?.language).toBe('th');
});

test('a language that is not offered is refused', async () => {
  const email = 'refused@receiver.example';
  await sentIn([[email, null]]);
  const { token } = await arrive(api, await newestLink(api, email));
  expect((await api.call('chooseLanguage', { token, body: { language: 'fr' } })).status).toBe(422);
});

test.each(LANGUAGES)('text messages for readers of %s lose no letters on their way', (language) => {
  const texts = KINDS.map((kind) => contractTextOf(kind, language).text);
  expect(texts.filter((text) => toCp949Text(text) !== text.normalize('NFC'))).toEqual([]);
  expect(['ko', 'en', language]).toContain(findTextLanguage(language));
});
