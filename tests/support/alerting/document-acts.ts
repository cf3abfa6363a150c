import { randomUUID } from 'node:crypto';
import { MailRejectedError, type MailSender } from '../../../server/adapters/mail/port.ts';
import { createMailboxTextSender } from '../../../server/adapters/sms/mailbox.ts';
import type { AlertKind } from '../../../server/modules/alerts/causes/alert-kinds.ts';
import { createMessageJobs } from '../../../server/modules/messages/messages.jobs.ts';
import { batchJobs, filledSheet, startSheet, workersTemplate } from '../batches.ts';
import { age, receiver, sent, tick, verify, work } from '../contracts.ts';
import { join, type Person } from '../people.ts';
import { startSigning, sendContract, sign } from '../signing.ts';
import type { TestApp } from '../test-app.ts';
import type { Act } from './act.ts';
import { signUpVerified } from './sign-up-verified.ts';

export function createDocumentActs(api: TestApp) {
  const prepare = () => signUpVerified(api);
  const act = (mail: string, perform: Act['perform']): Act => ({ api, mail, prepare, perform });

  return {
    MY_TURN: act('SIGN_REQUEST', async (person) => {
      const colleague = await join(api, person, ['CONTRACT_SEND']);
      await verify(api, colleague);
      return sent(api, colleague, [receiver('김지수', { email: person.email })]);
    }),
    SIGNED: act('ALERTS', async (person) => {
      const { people } = await sendContract(api, person, { people: [{}, {}] });
      return sign(api, people[0]?.email);
    }),
    DECLINED: act('CONTRACT_DECLINED', async (person) => {
      const token = await openSent(api, person);
      return api.ok('rejectContract', { token, body: { reason: '내용이 달라요' } });
    }),
    EXPIRING: act('ALERTS', (person) => passTime(api, person, 'next_reminder_at')),
    EXPIRED: act('CONTRACT_EXPIRED', (person) => passTime(api, person, 'expires_at')),
    NOT_DELIVERED: act('ALERTS', async (person) => {
      await sent(api, person);
      return work(api, createRefusedMessageJobs(api));
    }),
    QUESTION: act('QUESTION', async (person) => {
      const token = await openSent(api, person);
      return api.ok('askQuestion', { token, body: { text: '비밀번호가 무엇인가요?' } });
    }),
    VALUE_ANSWERED: act('ALERTS', (person) => answerForValue(api, person)),
    BATCH_DONE: act('ALERTS', async (person) => {
      const template = await workersTemplate(api, { person });
      await startSheet(api, template, await filledSheet(api, template, 1));
      return work(api, batchJobs(api));
    }),
  } satisfies Partial<Record<AlertKind, Act>>;
}

async function openSent(api: TestApp, person: Person) {
  const { people } = await sendContract(api, person);
  return startSigning(api, people[0]?.email);
}

async function passTime(api: TestApp, person: Person, column: Parameters<typeof age>[2]) {
  const { contractId } = await sent(api, person);
  await age(api, contractId, column);
  await tick(api);
}

const REFUSING_MAIL: MailSender = {
  send: () => Promise.reject(new MailRejectedError('550 no such mailbox')),
  close: () => undefined,
};

function createRefusedMessageJobs(api: TestApp) {
  const mail = REFUSING_MAIL;
  const texts = createMailboxTextSender(api.database);
  return createMessageJobs({ ...api.deps, mail, texts, publicUrl: api.deps.config.publicUrl });
}

async function answerForValue(api: TestApp, person: Person) {
  const account = randomUUID();
  const { call, people, receivers } = await sendContract(api, person, {
    people: [{ order: 1 }, { order: 2 }],
    wishes: [{ fieldId: account, kind: 'NUMBER', name: '계좌번호' }],
  });
  await sign(api, people[0]?.email, { [account]: '1234' });
  const receiverUuid = receivers[0]?.receiverUuid ?? '';
  const asking = { receiverUuid, fieldIds: [account], message: '끝자리를 다시 봐주세요.' };
  const { valueRequestId } = await api.ok('askForValues', { ...call, body: asking });
  const token = await startSigning(api, people[0]?.email);
  await api.ok('putValues', { token, body: { version: 0, values: { [account]: '1235' }, markRefs: {} } });
  const answered = { token, path: { valueRequestId }, body: { version: 1, confirmed: true } } as const;
  return api.ok('answerValueRequest', answered);
}
