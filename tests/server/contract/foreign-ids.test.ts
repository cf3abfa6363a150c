import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../../server/contract/operations.ts';
import { field, readyDraft, receiver, sent, verify } from '../../support/contracts.ts';
import { fakePdf } from '../../support/fake-documents.ts';
import { formOf, takeIn, upload } from '../../support/files.ts';
import { freshEmail, invite, join, signUp, type Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { DRAWN, letIn, sendContract } from '../../support/signing.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let own: World;
let theirs: World;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  own = await createWorld();
  theirs = await createWorld();
});
afterAll(() => api.close());

type World = Awaited<ReturnType<typeof createWorld>>;

/** An organisation with one of everything. */
async function createWorld() {
  const owner = await signUp(api);
  await verify(api, owner);
  const token = owner.accessJwt;
  const member = await join(api, owner);
  const invitation = await invite(api, owner, freshEmail());
  const draft = await readyDraft(api, owner, [receiver('이도윤', { email: freshEmail('draft') })]);
  const stamp = await takeIn(api, owner, await drawPng(), { purpose: 'image' });
  const running = await sent(api, owner);
  const signing = await sendContract(api, owner, { settings: { allowAnnotate: true } });
  const receiverToken = await letIn(api, signing.people[0]?.email);
  const attachment = await api.ok('attachFile', { token: receiverToken, raw: await picture() });
  const { markId } = await api.ok('keepMark', { token: receiverToken, body: { mark: DRAWN } });
  const { folderId } = await api.ok('createFolder', { token, body: { name: '근로' } });
  const { labelId } = await api.ok('createLabel', { token, body: { name: '급함', color: 'RED' } });
  const { contactGroupId } = await api.ok('createContactGroup', { token, body: { name: '거래처' } });
  const contact = await api.ok('createContact', { token, body: { name: '한유나', email: freshEmail('contact') } });
  return {
    owner,
    token,
    member,
    invitation,
    draft,
    running,
    signing,
    receiverToken,
    signatureId: signing.fields[0]?.fieldId ?? '',
    file: await upload(api, owner, fakePdf({ pages: 1 })),
    stampId: stamp.fileId,
    attachmentId: attachment.attachmentId,
    markId,
    folderId,
    labelId,
    contactGroupId,
    contactId: contact.contactId,
  };
}
const picture = async () => formOf([{ name: 'file', bytes: await drawPng(), filename: 'a.png', type: 'image/png' }]);

type Call = Parameters<TestApp['call']>[1];
/** A call of one's own that names something of a world: one's own it may, another's is not there. */
type Naming = [OperationId, string, (named: World) => Call];

const inDraft = () => ({ token: own.token, path: own.draft.call.path });
/** The draft moves on with every call that succeeds. */
let version = 0;
const stampOn = (fileId: string, bitmapId: string) => ({
  type: 'STAMP',
  fileId,
  pageIndex: 0,
  rect: [10, 10, 60, 60],
  rotation: 0,
  bitmapId,
});

const NAMINGS: Naming[] = [
  ['changePermissions', 'organizationMemberUuid', ({ member }) => asOwner({ ...target(member), permissions: [] })],
  ['createContract', 'fileIds', ({ file }) => asOwner({ title: '계약서', fileIds: [file.fileId] })],
  [
    'changeContract',
    'fileIds',
    ({ file }) => ({ ...inDraft(), body: { version, fileIds: [own.draft.fileId, file.fileId] } }),
  ],
  [
    'putReceivers',
    'receivers.receiverUuid',
    ({ draft }) => ({
      ...inDraft(),
      body: {
        version,
        receivers: [
          { ...receiver('이도윤', { email: 'x@out.example' }), receiverUuid: draft.receivers[0]?.receiverUuid },
        ],
      },
    }),
  ],
  [
    'putFields',
    'fields.fileId',
    ({ draft }) => ({ ...inDraft(), body: { version, fields: [field(draft.fileId, null)] } }),
  ],
  [
    'putFields',
    'fields.receiverUuid',
    ({ draft }) => ({
      ...inDraft(),
      body: { version, fields: [field(own.draft.fileId, draft.receivers[0]?.receiverUuid ?? null)] },
    }),
  ],
  [
    'putAnnotations',
    'annotations.fileId',
    ({ draft }) => ({ ...inDraft(), body: { version, annotations: [stampOn(draft.fileId, own.stampId)] } }),
  ],
  [
    'putAnnotations',
    'annotations.bitmapId',
    ({ stampId }) => ({ ...inDraft(), body: { version, annotations: [stampOn(own.draft.fileId, stampId)] } }),
  ],
  [
    'remindReceivers',
    'receiverUuids',
    ({ running }) => inRunning({ receiverUuids: [running.receivers[0]?.receiverUuid] }),
  ],
  [
    'createContact',
    'contactGroupIds',
    ({ contactGroupId }) => asOwner({ name: '정해원', email: freshEmail(), contactGroupIds: [contactGroupId] }),
  ],
  [
    'changeContact',
    'contactGroupIds',
    ({ contactGroupId }) => ({
      ...asOwner({ name: '한유나', email: freshEmail(), contactGroupIds: [contactGroupId] }),
      path: { contactId: own.contactId },
    }),
  ],
  ['actOnContracts', 'folderId', ({ folderId }) => onRunning({ action: 'MOVE', folderId })],
  ['actOnContracts', 'addLabelIds', ({ labelId }) => onRunning({ action: 'LABEL', addLabelIds: [labelId] })],
  ['actOnContracts', 'removeLabelIds', ({ labelId }) => onRunning({ action: 'LABEL', removeLabelIds: [labelId] })],
  ['actOnContracts', 'filter.folder', ({ folderId }) => asOwner({ action: 'REMIND', filter: { folder: folderId } })],
  ['actOnContracts', 'filter.label', ({ labelId }) => asOwner({ action: 'REMIND', filter: { label: labelId } })],
  [
    'actOnContracts',
    'filter.sender',
    ({ owner }) => asOwner({ action: 'REMIND', filter: { sender: owner.organizationMemberUuid } }),
  ],
  [
    'prepareDownload',
    'filter.sender',
    ({ owner }) => asOwner({ what: 'DOCUMENT', filter: { sender: owner.organizationMemberUuid } }),
  ],
  ['keepMark', 'mark.fileId', ({ attachmentId }) => asReceiver({ mark: { kind: 'IMAGE', fileId: attachmentId } })],
  [
    'putValues',
    'markRefs',
    ({ markId }) => asReceiver({ version: 0, values: {}, markRefs: { [own.signatureId]: markId } }),
  ],
  [
    'putOwnAnnotations',
    'annotations.fileId',
    ({ signing }) => asReceiver({ annotations: [stampOn(signing.fileId, own.attachmentId)] }),
  ],
  [
    'putOwnAnnotations',
    'annotations.bitmapId',
    ({ attachmentId }) => asReceiver({ annotations: [stampOn(own.signing.fileId, attachmentId)] }),
  ],
  ['withdrawMember', 'organizationMemberUuid', ({ member }) => asOwner(target(member))],
];

const asOwner = (body: object) => ({ token: own.token, body });
const asReceiver = (body: object) => ({ token: own.receiverToken, body });
const inRunning = (body: object) => ({ token: own.token, path: own.running.call.path, body });
const onRunning = (body: object) => asOwner({ contractIds: [own.running.contractId], ...body });
const target = ({ organizationMemberUuid }: Person) => ({ organizationMemberUuid });

test.each(NAMINGS)('%s: %s of one’s own is taken, of another organisation is not there', async (id, _, callOf) => {
  const draft = await api.ok('getContract', { token: own.token, path: own.draft.call.path });
  version = draft.version;
  const foreign = await api.call(id, callOf(theirs));
  expect([foreign.status, await versionNow()]).toEqual([404, version]);
  const control = await api.call(id, callOf(own));
  expect([control.status, control.error.errorCode]).toEqual([200, undefined]);
});

async function versionNow() {
  return (await api.ok('getContract', { token: own.token, path: own.draft.call.path })).version;
}

test('what is gone may stay in a draft until the check before sending', async () => {
  version = await versionNow();
  const fields = [field(randomUUID(), randomUUID())];
  expect((await api.call('putFields', { ...inDraft(), body: { version, fields } })).status).toBe(200);
});
