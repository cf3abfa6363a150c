import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { look, verify as verifyPhone, work } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';
import { findInTables } from '../../support/dump.ts';
import { formOf, untilStatus, upload } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { complete, CONSENTS, fill, startSigning, sendContract, sign } from '../../support/signing.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
const engine = createTestEngine();
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true, documents: engine });
  sealing = await sealingOf(api);
  owner = await signUp(api);
  await verifyPhone(api, owner);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

/** Everything that people type between the draft and the seal, and the sender's own details. */
const TYPED = {
  title: '동짓달 용역계약서',
  fileName: '동짓달-초안-7319.pdf',
  attached: '통장사본-7319.png',
  senderValue: 'HB-가람-7319',
  receiverMessage: '꼼꼼히 읽어주세요',
  accessCode: '소나무-4821',
  value: '부산광역시 해운대구 우동 1408',
  replaced: '대구광역시 수성구 범어동 77',
  valueRequest: '주소를 도로명으로 적어주세요',
  question: '급여일이 며칠인가요?',
  decline: '근무지가 이야기와 달라요.',
  cancel: '금액을 고쳐 다시 보낼게요',
  name: '남궁가온',
  delegate: '독고라온',
  corrected: '선우미르',
  mail: 'gaon-7319@out.example',
  delegateMail: 'raon-7319@out.example',
  correctedMail: 'mir-7319@out.example',
  phone: '01073190246',
  address: '203.0.113.77',
  browser: 'lightMyRequest',
};

/** The same server, called from the IP address that the test searches for. */
const from = (address: string): TestApp => {
  const call: TestApp['call'] = (id, options) => api.call(id, { ...options, address });
  const ok: TestApp['ok'] = (id, options) => api.ok(id, { ...options, address });
  return { ...api, call, ok };
};

const namedFile = (far: TestApp) => ({
  async make() {
    const { fileId } = await upload(far, owner, samplePdf({ pages: 2 }), { filename: TYPED.fileName });
    await untilStatus(far, owner, fileId, 'READY');
    const body = { title: TYPED.title, fileIds: [fileId] };
    const { contractId } = await far.ok('createContract', { token: owner.accessJwt, body });
    return { contractId, fileId };
  },
});

/** One receiver delegates, one is corrected, and one is asked for a value again. Then the contract is sealed. */
async function completeOne(far: TestApp) {
  const { name, mail: email, phone, receiverMessage: message, accessCode, ...typed } = TYPED;
  const made = await sendContract(
    far,
    owner,
    {
      people: [
        { name, email, phone, message, verifications: ['ACCESS_CODE'], accessCode },
        { name: '제갈다온', email: 'daon@out.example' },
        { name: '황보아라', email: 'ara@out.example' },
      ],
      wishes: [{ name: '주소' }, { name: '통장', kind: 'IMAGE' }, { of: null, name: '번호', value: typed.senderValue }],
    },
    namedFile(far),
  );
  const { call, contractId, receivers, ids } = made;
  const corrected = { contractId, receiverUuid: receivers[2]?.receiverUuid ?? '' };
  const body = { name: typed.corrected, email: typed.correctedMail };
  await far.ok('correctReceiver', { token: call.token, path: corrected, body });

  const token = await enter(far, email);
  await far.ok('askQuestion', { token, body: { text: typed.question } });
  const [address = '', copy = ''] = ids;
  const raw = formOf([{ name: 'file', bytes: await drawPng(), filename: typed.attached, type: 'image/png' }]);
  const { attachmentId } = await far.ok('attachFile', { token, raw });
  const given = { [address]: typed.replaced, [copy]: attachmentId };
  await complete(far, token, await fill(far, token, given));
  const request = { receiverUuid: receivers[0]?.receiverUuid ?? '', fieldIds: [address], message: typed.valueRequest };
  const { valueRequestId } = await far.ok('askForValues', { ...call, body: request });
  const again = await enter(far, email);
  const values = { [address]: typed.value };
  const { version } = await far.ok('putValues', { token: again, body: { version: 0, values, markRefs: {} } });
  const answer = { token: again, path: { valueRequestId }, body: { version, confirmed: true }, key: 'again' };
  await far.ok('answerValueRequest', answer);

  const handed = await startSigning(far, 'daon@out.example');
  const next = { name: typed.delegate, email: typed.delegateMail };
  await far.ok('delegateSigning', { token: handed, body: next, key: 'hand' });
  await sign(far, typed.delegateMail);
  await sign(far, typed.correctedMail);
  await workAndSeal(far, sealing);
  return look(far, owner, contractId);
}

async function enter(far: TestApp, email: string) {
  const arrival = await arrive(far, await newestLink(far, email));
  const step = { path: { step: 'access-code' }, body: { code: TYPED.accessCode } };
  const { accessJwt: token } = await far.ok('confirmStep', { token: arrival.token, ...step });
  await far.ok('giveConsents', { token, body: { kinds: CONSENTS } });
  return token;
}

/** Columns that may contain typed text in plain, and why. */
const CLEAR: Record<string, string> = {
  'alert_causes.who': 'told to members with the title, until the contract is forgotten, 90 days at most',
  'contracts.title': 'lists are sorted by it',
  'contracts.search_text': 'documents are found by title, number and names',
  'contracts.end_reason': 'told to members with the contract',
  'contract_entries.title': 'a list is read from here alone',
  'contract_contents.fields': 'what the sender wrote stands in the draft as its fields do',
  'files.name': 'a file goes by its name where members see it',
  'receiver_attachments.name': 'likewise, for sender and receiver',
  'receivers.name': 'lists, letters and the search ask for it',
  'receivers.email': 'members are found among receivers by it, and it is written to',
  'receivers.phone': 'it is written to',
  'receivers.message': 'stands in the letter to this receiver',
  'value_requests.message': 'shown to who is asked, until it is answered',
  'outbox_messages.recipient': 'which messages went where, for a year',
  'idempotency_keys.answer': 'names of who is waited for, told to the caller; for a day',
};

test('after whole journeys, what was typed stands nowhere but where the service works with it', async () => {
  const far = from(TYPED.address);
  const done = await completeOne(far);
  expect(done.status).toBe('COMPLETED');
  const declined = await sendContract(far, owner, {}, realFile(far, owner));
  const token = await startSigning(far, declined.people[0]?.email);
  await far.ok('rejectContract', { token, body: { reason: TYPED.decline }, key: 'no' });
  const cancelled = await sendContract(far, owner, {}, realFile(far, owner));
  await far.ok('cancelContract', { ...cancelled.call, body: { reason: TYPED.cancel }, key: 'back' });
  await work(far);

  const found = await findInTables(api, Object.values(TYPED));
  const places = new Set([...found.values()].flat());
  expect([...places].toSorted()).toEqual(Object.keys(CLEAR).toSorted());
  const nowhere = [...found].flatMap(([word, columns]) => (columns.length === 0 ? [word] : []));
  const { value, replaced, question, accessCode, address, browser } = TYPED;
  expect(nowhere.toSorted()).toEqual([value, replaced, question, accessCode, address, browser].toSorted());

  // Everyone who may read the events sees all of it.
  const told = JSON.stringify(await listEvents(api.database, done.contractId));
  for (const word of [value, replaced, question, address, browser, TYPED.title, TYPED.delegate]) {
    expect(told).toContain(word);
  }
});
