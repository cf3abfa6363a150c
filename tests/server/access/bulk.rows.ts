import type { Call } from '../../support/api-client.ts';
import { named, partsOf, list, type Row } from './rows.ts';
import { publishedTemplate } from '../../support/templates.ts';
import type { World } from './worlds.ts';

const later = () => new Date(Date.now() + 40 * 86_400_000).toISOString();

const act = ({ token }: World, body: object): Call => ({ token, body });
const onOwn = (by: World, body: object) => act(by, { contractIds: [by.running.contractId], ...body });

/** Nobody of another organisation is counted. */
const NOBODY_TOLD = /^200 .*"texts":0/s;

/** For another organisation's contracts, the response only says that none of them exists. */
const NONE_DONE = /^200 .*"done":0,"skipped":1.*"errorCode":"NOT_FOUND"/s;

async function downloadOf(of: World) {
  const body = { contractIds: [of.completed.contractId], what: 'BOTH' };
  const { downloadUrl } = await of.api.ok('prepareDownload', { token: of.token, body });
  return partsOf(downloadUrl, { downloadId: -1 });
}

const ACTS: [string, object, (of: World) => Promise<{ contractId: string }>][] = [
  ['REMIND', {}, (of) => of.makeSent()],
  ['EXTEND', { expiresAt: later() }, (of) => of.makeSent()],
  ['CANCEL', { reason: '내용이 바뀌었어요.' }, (of) => of.makeSent()],
  ['DELETE', {}, (of) => of.makeDraft()],
  ['MOVE', { folderId: null }, ({ running }) => Promise.resolve(running)],
  ['LABEL', { addLabelIds: [] }, ({ running }) => Promise.resolve(running)],
  ['SHARE', { groupIds: [] }, ({ running }) => Promise.resolve(running)],
];

export const BULK_ROWS: Row[] = [
  ...ACTS.map(([action, more, make]) =>
    named(
      'actOnContracts',
      `contractIds to ${action}`,
      async (of) => {
        const { contractId } = await make(of);
        return (by) => act(by, { action, contractIds: [contractId], ...more });
      },
      NONE_DONE,
    ),
  ),
  named('actOnContracts', 'folderId', ({ folderId }) => {
    return (by) => onOwn(by, { action: 'MOVE', folderId });
  }),
  named('actOnContracts', 'addLabelIds', ({ labelId }) => {
    return (by) => onOwn(by, { action: 'LABEL', addLabelIds: [labelId] });
  }),
  named('actOnContracts', 'removeLabelIds', ({ labelId }) => {
    return (by) => onOwn(by, { action: 'LABEL', removeLabelIds: [labelId] });
  }),
  named('actOnContracts', 'groupIds', ({ groupId }) => {
    return (by) => onOwn(by, { action: 'SHARE', groupIds: [groupId] });
  }),
  named('actOnContracts', 'filter.folder', ({ folderId }) => {
    return (by) => act(by, { action: 'REMIND', filter: { folder: folderId } });
  }),
  named('actOnContracts', 'filter.label', ({ labelId }) => {
    return (by) => act(by, { action: 'REMIND', filter: { label: labelId } });
  }),
  named('actOnContracts', 'filter.template', async (of) => {
    const { templateId } = await publishedTemplate(of.api, of.owner);
    return (by) => act(by, { action: 'REMIND', filter: { template: templateId } });
  }),
  named('actOnContracts', 'filter.sender', ({ member: { organizationMemberUuid } }) => {
    return (by) => act(by, { action: 'REMIND', filter: { sender: organizationMemberUuid } });
  }),
  named(
    'countBulkTexts',
    'contractIds',
    ({ running: { contractId } }) => {
      return (by) => act(by, { action: 'REMIND', contractIds: [contractId] });
    },
    NOBODY_TOLD,
  ),
  named('countBulkTexts', 'filter.folder', ({ folderId }) => {
    return (by) => act(by, { action: 'REMIND', filter: { folder: folderId } });
  }),
  named('countBulkTexts', 'filter.label', ({ labelId }) => {
    return (by) => act(by, { action: 'REMIND', filter: { label: labelId } });
  }),
  named('countBulkTexts', 'filter.template', async (of) => {
    const { templateId } = await publishedTemplate(of.api, of.owner);
    return (by) => act(by, { action: 'REMIND', filter: { template: templateId } });
  }),
  named('countBulkTexts', 'filter.sender', ({ member: { organizationMemberUuid } }) => {
    return (by) => act(by, { action: 'REMIND', filter: { sender: organizationMemberUuid } });
  }),
  named('getBulkAct', 'actId', async (of) => {
    const { actId } = await of.api.ok('actOnContracts', act(of, { action: 'DELETE', filter: { status: 'COMPLETED' } }));
    return ({ token }) => ({ token, path: { actId: actId ?? '' } });
  }),
  named(
    'prepareDownload',
    'contractIds',
    ({ completed: { contractId } }) => {
      return (by) => act(by, { contractIds: [contractId], what: 'BOTH' });
    },
    '422 NOTHING_TO_DOWNLOAD',
  ),
  named('prepareDownload', 'filter.folder', async (of) => {
    await of.api.ok('actOnContracts', onOwn(of, { action: 'MOVE', folderId: of.folderId }));
    return (by) => act(by, { filter: { folder: of.folderId }, what: 'DOCUMENT' });
  }),
  named('prepareDownload', 'filter.label', async (of) => {
    await of.api.ok('actOnContracts', onOwn(of, { action: 'LABEL', addLabelIds: [of.labelId] }));
    return (by) => act(by, { filter: { label: of.labelId }, what: 'DOCUMENT' });
  }),
  named('prepareDownload', 'filter.template', async (of) => {
    const { templateId } = await publishedTemplate(of.api, of.owner);
    await of.api.database
      .updateTable('contracts')
      .set({ templateUuid: templateId })
      .where('contractId', '=', of.completed.contractId)
      .execute();
    return (by) => act(by, { filter: { template: templateId }, what: 'DOCUMENT' });
  }),
  named('prepareDownload', 'filter.sender', ({ owner: { organizationMemberUuid } }) => {
    return (by) => act(by, { filter: { sender: organizationMemberUuid }, what: 'DOCUMENT' });
  }),
  list('getDownload', 'a zip of all that the seat sees, opened', async (by) => {
    const { downloadUrl } = await by.api.ok('prepareDownload', act(by, { filter: {}, what: 'BOTH' }));
    return partsOf(downloadUrl, { downloadId: -1 });
  }),
  list('getDownload', 'a zip for which contracts of both were named, opened', async (by) => {
    const contractIds = [by.completed.contractId, ...by.heardOf];
    const { downloadUrl } = await by.api.ok('prepareDownload', act(by, { contractIds, what: 'BOTH' }));
    return partsOf(downloadUrl, { downloadId: -1 });
  }),
  named(
    'getDownload',
    'downloadId, by an address of one’s own',
    async (of) => {
      const { path, query } = await downloadOf(of);
      return async (by) => ({ path, query: by === of ? query : (await downloadOf(by)).query });
    },
    '403 ADDRESS_FORGED',
  ),
];
