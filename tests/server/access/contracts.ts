import { randomUUID } from 'node:crypto';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { age, field, receiver, tick } from '../../support/contracts.ts';
import { formOf, uploadAndProcess } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { arrive } from '../../support/receiving.ts';
import { workAndSeal } from '../../support/sealing-server.ts';
import { CONSENTS, complete, DRAWN, fill, sendContract } from '../../support/signing.ts';
import type { TestApp } from '../../support/test-app.ts';
import { pageOf } from './documents.ts';

/** Prefixes that reveal an organisation's data, because every name in it starts with one of them. */
export type Marks = { name: string; latin: string };

export function createContracts(api: TestApp, sealing: Sealing, owner: Person, { name, latin }: Marks) {
  const token = owner.accessJwt;
  const settings = { allowAnnotate: true, allowDelegate: true };

  const makeFile = () =>
    uploadAndProcess(api, owner, pageOf(`${latin} ${randomUUID()}`), { filename: `${name} 계약서.pdf` });

  const kept = makeFile();
  async function makeEmpty() {
    const { fileId } = await kept;
    const { contractId } = await api.ok('createContract', {
      token,
      body: { title: `${name} 계약서`, fileIds: [fileId] },
    });
    return { contractId, fileId };
  }

  async function makeDraft() {
    const { contractId, fileId } = await makeEmpty();
    const call = { token, path: { contractId } };
    const people = [receiver('이도윤', { email: `${latin}-${randomUUID()}@out.example` })];
    const put = await api.ok('putReceivers', { ...call, body: { version: 1, receivers: people } });
    const receiverUuid = put.receivers[0]?.receiverUuid ?? '';
    const fields = [field(fileId, receiverUuid)];
    await api.ok('putFields', { ...call, body: { version: put.contract.version, fields } });
    const version = async () => (await api.ok('getContract', call)).version;
    return { contractId, fileId, call, path: call.path, receiverUuid, version };
  }

  const send = (plan: Parameters<typeof sendContract>[2] = {}) =>
    sendContract(api, owner, { settings, ...plan }, { make: makeEmpty });

  type Sent = Awaited<ReturnType<typeof send>>;
  /** Admits a receiver through a link from the sender, so that no email has to be delivered first. */
  async function startSigning({ contractId, receivers }: Sent, place = 0) {
    const receiverUuid = receivers[place]?.receiverUuid ?? '';
    const { link } = await api.ok('giveLink', { token, path: { contractId, receiverUuid } });
    const arrived = await arrive(api, new URL(link).searchParams.get('t') ?? '');
    await api.ok('giveConsents', { token: arrived.token, body: { kinds: CONSENTS } });
    return arrived.token;
  }

  async function sign(made: Sent, place = 0, values: Record<string, string> = {}) {
    const receiverToken = await startSigning(made, place);
    const { status, text } = await complete(api, receiverToken, await fill(api, receiverToken, values));
    if (status !== 200) throw new Error(text);
    return receiverToken;
  }

  async function makeSent() {
    const made = await send({ wishes: [{ name: '주소' }, { kind: 'FILE', name: '신분증' }] });
    const path = { contractId: made.contractId };
    return { ...made, path, receiverUuid: made.receivers[0]?.receiverUuid ?? '' };
  }

  async function makeOpened() {
    const made = await makeSent();
    return { ...made, receiverToken: await startSigning(made) };
  }

  /** A running contract in which the receiver has filled something in. */
  async function makeRunning() {
    const made = await makeOpened();
    const { receiverToken } = made;
    const bytes = await drawPng();
    const raw = formOf([{ name: 'file', bytes, filename: `${name}.png`, type: 'image/png' }]);
    const attachment = await api.ok('attachFile', { token: receiverToken, raw });
    const { markId } = await api.ok('keepMark', { token: receiverToken, body: { mark: DRAWN } });
    const [textId = ''] = made.ids;
    return { ...made, attachment, markId, textId, signatureId: made.fields[0]?.fieldId ?? '' };
  }

  async function makeScheduled() {
    const made = await makeDraft();
    const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
    await api.ok('sendContract', { ...made.call, body: { scheduledAt } });
    return made;
  }

  async function makeCompleted() {
    const made = await send();
    const receiverToken = await sign(made);
    await workAndSeal(api, sealing);
    const path = { contractId: made.contractId };
    const contract = await api.ok('getContract', { token, path });
    if (contract.status !== 'COMPLETED') throw new Error(`The contract is ${contract.status}.`);
    return { ...made, path, receiverToken, contract };
  }

  async function makeRejected() {
    const made = await makeOpened();
    await api.ok('rejectContract', { token: made.receiverToken, body: { reason: '급여가 달라요.' } });
    return made;
  }

  async function makeExpired() {
    const made = await makeSent();
    await age(api, made.contractId, 'expires_at');
    await tick(api);
    return made;
  }

  async function makeCancelled() {
    const made = await makeSent();
    await api.ok('cancelContract', { ...made.call, body: { reason: '내용이 바뀌었어요.' } });
    return made;
  }

  /** Two receivers have signed. The first is asked for their address again, and the third hasn't signed yet. */
  async function makeAsked() {
    const made = await send({
      people: [{ order: 1 }, { order: 1 }, { order: 2 }],
      wishes: [{ kind: 'TEXT', name: '주소' }],
    });
    const [textId = ''] = made.ids;
    await sign(made, 0, { [textId]: '서울' });
    await sign(made, 1);
    const receiverUuid = made.receivers[0]?.receiverUuid ?? '';
    const body = { receiverUuid, fieldIds: [textId], message: '주소를 다시 봐주세요.' };
    const path = { contractId: made.contractId };
    return { ...made, path, body, textId };
  }

  async function makeAnswering() {
    const made = await makeAsked();
    const { valueRequestId } = await api.ok('askForValues', { ...made.call, body: made.body });
    const answererToken = await startSigning(made);
    const values = { [made.textId]: '부산' };
    const body = { version: 0, values, markRefs: {} };
    const { version } = await api.ok('putValues', { token: answererToken, body });
    return { ...made, valueRequestId, answererToken, version };
  }

  /** The second receiver is asked whether they agree to the first one's change. */
  async function makeAgreeing() {
    const made = await makeAnswering();
    const { answererToken, valueRequestId, version } = made;
    const body = { version, confirmed: true };
    await api.ok('answerValueRequest', { token: answererToken, path: { valueRequestId }, body });
    return { ...made, agreeingToken: await startSigning(made, 1) };
  }

  /** Everything is filled in, and only the last tap is missing. */
  async function makeFilled() {
    const made = await makeOpened();
    const version = await fill(api, made.receiverToken, { [made.ids[0] ?? '']: '서울' });
    return { ...made, version };
  }

  return {
    makeFile,
    makeDraft,
    makeSent,
    makeOpened,
    makeRunning,
    makeScheduled,
    makeCompleted,
    makeRejected,
    makeExpired,
    makeCancelled,
    makeAsked,
    makeAnswering,
    makeAgreeing,
    makeFilled,
    send,
  };
}
