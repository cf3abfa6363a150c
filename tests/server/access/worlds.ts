import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { PERMISSIONS } from '../../../server/modules/organizations/permissions.ts';
import { grant } from '../../support/credits.ts';
import { freshEmail, invite, join, signUp } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import type { TestApp } from '../../support/test-app.ts';
import { uploadAndProcess } from '../../support/files.ts';
import { verify } from '../../support/contracts.ts';
import { createContracts, type Marks } from './contracts.ts';

export type World = Awaited<ReturnType<typeof createWorld>>;

export async function createWorld(api: TestApp, sealing: Sealing, marks: Marks) {
  const { name, latin } = marks;
  const email = (what: string) => freshEmail(`${latin}-${what}`);
  const owner = await signUp(api, email('owner'), `${name}상사`);
  await grant(api, owner, 10_000);
  await verify(api, owner);
  const token = owner.accessJwt;
  const member = await join(api, owner, [...PERMISSIONS], email('member'));
  await verify(api, member);
  const invitation = await invite(api, owner, email('invited'));
  const { folderId } = await api.ok('createFolder', { token, body: { name: `${name} 폴더` } });
  const { labelId } = await api.ok('createLabel', { token, body: { name: `${name} 라벨`, color: 'RED' } });
  const view = { name: `${name} 보기`, query: 'tab=IN_PROGRESS&sort=EXPIRY' };
  const { savedViewId } = await api.ok('createSavedView', { token, body: view });
  const { contactGroupId } = await api.ok('createContactGroup', { token, body: { name: `${name} 거래처` } });
  const person = { name: `${name} 담당`, email: email('contact'), contactGroupIds: [contactGroupId] };
  const { contactId } = await api.ok('createContact', { token, body: person });
  const listed = { name: `${name} 지점`, items: [`${name} 본점`] };
  const { listBoxId } = await api.ok('createListBox', { token, body: listed });
  const words = { name: `${name} 문구`, texts: [] };
  const { mailTemplateId } = await api.ok('createMailTemplate', { token, body: words });
  const stamp = await uploadAndProcess(api, owner, await drawPng(), { purpose: 'image', filename: `${name}.png` });
  const { groupId } = await api.ok('createGroup', {
    token,
    body: { name: `${name} 그룹`, organizationMemberUuids: [] },
  });
  const contracts = createContracts(api, sealing, owner, marks);
  const draft = await contracts.makeDraft();
  const running = await contracts.makeRunning();
  const completed = await contracts.makeCompleted();
  const { organizationUuid, organizationMemberUuid, userUuid } = owner;
  return {
    api,
    /** Ids that must not appear in any response to another organisation. */
    ids: [
      organizationUuid,
      organizationMemberUuid,
      userUuid,
      member.organizationMemberUuid,
      folderId,
      labelId,
      savedViewId,
      contactGroupId,
      contactId,
      groupId,
      listBoxId,
      mailTemplateId,
      stamp.fileId,
      draft.contractId,
      completed.contractId,
      running.contractId,
      running.fileId,
      running.receiverUuid,
      running.markId,
      running.attachment.attachmentId,
    ],
    ...marks,
    email,
    owner,
    member,
    token,
    invitation,
    folderId,
    labelId,
    savedViewId,
    contactGroupId,
    contactId,
    groupId,
    stampId: stamp.fileId,
    /** The other organisation's contracts, once there are any. */
    heardOf: new Array<string>(),
    ...contracts,
    draft,
    running,
    completed,
  };
}
