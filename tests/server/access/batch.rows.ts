import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../server/contract/operation-id.ts';
import type { Call } from '../../support/api-client.ts';
import { batchJobs, filledSheet, startSheet, workersTemplate } from '../../support/batches.ts';
import { work } from '../../support/contracts.ts';
import { formOf } from '../../support/files.ts';
import { list, named, type Row } from './rows.ts';
import { pageOf } from './documents.ts';
import type { World } from './worlds.ts';

const template = (of: World, file?: Buffer) =>
  workersTemplate(of.api, { person: of.owner, title: `${of.name} 근로계약서`, ...(file && { file }) });
const drawnSheet = (of: World) => sheet(of, pageOf(of.latin));

async function sheet(of: World, file?: Buffer) {
  const made = await template(of, file);
  return { ...made, ...(await filledSheet(of.api, made, 1)) };
}

async function started(of: World) {
  const made = await sheet(of);
  await startSheet(of.api, made, made);
  return made;
}

async function paused(of: World) {
  const made = await started(of);
  await of.api.ok('pauseBatch', { token: of.token, path: made.path });
  return made;
}

async function sent(of: World) {
  const made = await started(of);
  await work(of.api, batchJobs(of.api));
  return made;
}

/** A batch with a row that couldn't be sent. */
async function failed(of: World) {
  const made = await sent(of);
  await of.api.database
    .updateTable('batchRows')
    .set({ state: 'FAILED', errorCode: 'INTERNAL', contractId: null })
    .where('batchUuid', '=', made.batchId)
    .execute();
  return made;
}

type Made = { path: { batchId: string }; version: number };

const onBatch = (id: OperationId, make: (of: World) => Promise<Made>, body?: (made: Made) => object) =>
  named(id, 'batchId', async (of) => {
    const made = await make(of);
    return ({ token }): Call => ({ token, path: made.path, ...(body && { body: body(made) }) });
  });

const onTemplate = (
  id: OperationId,
  about: string,
  call: (made: Awaited<ReturnType<typeof template>>) => Partial<Call>,
) =>
  named(id, about, async (of) => {
    const made = await template(of);
    return ({ token }): Call => ({ token, path: { templateId: made.templateId }, ...call(made) });
  });

type Person = { slotUuid: string; name: string; email: string };
const people = ({ slots }: { slots: { slotUuid: string }[] }): Person[] => [
  { slotUuid: slots[0]?.slotUuid ?? '', name: '일꾼', email: 'worker@example.com' },
];
const values = ({ pay }: { pay: string }) => [{ fieldId: pay, value: '3400000' }];

/** Sends the caller's own template with something that belongs to another organisation. */
const onOwnTemplate = async (
  by: World,
  body: (made: Awaited<ReturnType<typeof template>>) => object,
): Promise<Call> => {
  const made = await template(by);
  return { token: by.token, path: { templateId: made.templateId }, body: body(made) };
};

const onOwnSheet = async (by: World, body: object): Promise<Call> => {
  const { path, version } = await sheet(by);
  return { token: by.token, path, body: { version, ...body } };
};

/** A batch that seems to have sent the organisation's completed contract. */
async function completed(of: World) {
  const made = await sent(of);
  await of.api.database
    .updateTable('contracts')
    .set({ batchUuid: made.batchId, templateUuid: made.templateId })
    .where('contractId', '=', of.completed.contractId)
    .execute();
  return made;
}

const exporting = (token: string, filter: object): Call => ({ token, body: { filter, format: 'csv' } });

const uploading = (parts: Record<string, string>) => ({
  raw: formOf([
    ...Object.entries(parts).map(([name, bytes]) => ({ name, bytes })),
    { name: 'file', bytes: '근로자 이름,근로자 메일,월급\n일꾼,worker@example.com,3400000\n', filename: '명단.csv' },
  ]),
});

const NONE_FOUND = /^200 .*"items":\[\]/s;

export const BATCH_ROWS: Row[] = [
  onTemplate('sendTemplate', 'templateId', (made) => ({ body: { people: people(made), values: values(made) } })),
  onTemplate('getSheetForm', 'templateId', () => ({})),
  onTemplate('checkSheet', 'templateId', () => uploading({})),
  named('createBatch', 'templateId', async (of) => {
    const { templateId } = await template(of);
    return ({ token }) => ({ token, body: { templateId } });
  }),
  onTemplate('sendToContacts', 'templateId', (made) => ({
    body: { start: false, people: [{ name: '일꾼', email: 'worker@example.com' }], values: values(made) },
  })),
  named('sendToContacts', 'contactIds', (of) => {
    const contactIds = [of.contactId];
    return (by) => onOwnTemplate(by, (made) => ({ start: false, contactIds, values: values(made) }));
  }),
  named('sendToContacts', 'contactGroupIds', (of) => {
    const contactGroupIds = [of.contactGroupId];
    return (by) => onOwnTemplate(by, (made) => ({ start: false, contactGroupIds, values: values(made) }));
  }),
  named('startBatch', 'templateId, batchId', async (of) => {
    const { templateId, batchId, version } = await sheet(of);
    return ({ token }) => ({ token, path: { templateId }, body: { batchId, version } });
  }),
  list('listBatches', 'of the token’s organisation', async (by) => {
    await sheet(by);
    return { token: by.token };
  }),
  named(
    'listBatches',
    'template',
    async (of) => {
      const { templateId } = await sheet(of);
      return ({ token }) => ({ token, query: { template: templateId } });
    },
    NONE_FOUND,
  ),
  onBatch('getBatch', sheet),
  onBatch('estimateBatchCost', sheet),
  onBatch('changeBatch', sheet, ({ version }) => ({ version, settings: { expiryDays: 7 } })),
  onBatch('deleteBatch', sheet),
  onBatch('listBatchRows', sheet),
  onBatch('changeBatchRows', sheet, ({ version }) => ({ version, remove: [] })),
  named('changeBatchRows', 'changes.rowId', async (of) => {
    const theirs = await sheet(of);
    const changes = [{ rowId: theirs.rows[0]?.rowId ?? '', cells: {} }];
    return (by) =>
      by === of
        ? { token: by.token, path: theirs.path, body: { version: theirs.version, changes } }
        : onOwnSheet(by, { changes });
  }),
  named(
    'changeBatchRows',
    'add.rowId',
    async (of) => {
      const { rows } = await sheet(of);
      const taken = rows[0]?.rowId ?? '';
      return (by) => onOwnSheet(by, { add: [{ rowId: by === of ? randomUUID() : taken, cells: {} }] });
    },
    '400 MALFORMED',
  ),
  named(
    'changeBatchRows',
    'remove',
    async (of) => {
      const { rows } = await sheet(of);
      return (by) => onOwnSheet(by, { remove: [rows[0]?.rowId ?? ''] });
    },
    /^200 .*"rows":\[\].*"total":1/s,
  ),
  named('previewBatchRow', 'batchId, rowId', async (of) => {
    const { path, rows } = await drawnSheet(of);
    return ({ token }) => ({ token, path: { ...path, rowId: rows[0]?.rowId ?? '' } });
  }),
  named('previewBatchRow', 'rowId in one’s own sheet', async (of) => {
    const theirs = await drawnSheet(of);
    return async (by) => {
      const path = by === of ? theirs.path : (await sheet(by)).path;
      return { token: by.token, path: { ...path, rowId: theirs.rows[0]?.rowId ?? '' } };
    };
  }),
  onBatch('pauseBatch', started),
  onBatch('resumeBatch', paused),
  onBatch('cancelBatch', started, () => ({ alsoSent: false })),
  onBatch('retryBatch', failed),
  onBatch('resendBatch', sent),
  onBatch('getBatchReport', sent),
  named('checkSheet', 'batchId', async (of) => {
    const { templateId, batchId } = await sheet(of);
    return async (by) => {
      const own = by === of ? templateId : (await template(by)).templateId;
      return { token: by.token, path: { templateId: own }, ...uploading({ batchId }) };
    };
  }),
  named(
    'listContracts',
    'batch',
    async (of) => {
      const { batchId } = await sent(of);
      return ({ token }) => ({ token, query: { batch: batchId } });
    },
    NONE_FOUND,
  ),
  named('actOnContracts', 'filter.batch', async (of) => {
    const { batchId } = await sent(of);
    return ({ token }) => ({ token, body: { action: 'REMIND', filter: { batch: batchId } } });
  }),
  named('countBulkTexts', 'filter.batch', async (of) => {
    const { batchId } = await sent(of);
    return ({ token }) => ({ token, body: { action: 'REMIND', filter: { batch: batchId } } });
  }),
  named('prepareDownload', 'filter.batch', async (of) => {
    const { batchId } = await completed(of);
    return ({ token }) => ({ token, body: { filter: { batch: batchId }, what: 'DOCUMENT' } });
  }),
  named('exportValues', 'filter.batch', async (of) => {
    const { batchId } = await completed(of);
    return ({ token }) => exporting(token, { batch: batchId });
  }),
  named('exportValues', 'filter.template', async (of) => {
    const { templateId } = await completed(of);
    return ({ token }) => exporting(token, { template: templateId });
  }),
  named('exportValues', 'filter.folder', ({ folderId }) => {
    return ({ token }) => exporting(token, { folder: folderId });
  }),
  named('exportValues', 'filter.label', ({ labelId }) => {
    return ({ token }) => exporting(token, { label: labelId });
  }),
  named('exportValues', 'filter.sender', ({ owner: { organizationMemberUuid } }) => {
    return ({ token }) => exporting(token, { sender: organizationMemberUuid });
  }),
  named('exportValues', 'contractIds', ({ completed: { contractId } }) => {
    return ({ token }) => ({ token, body: { contractIds: [contractId], format: 'csv' } });
  }),
];
