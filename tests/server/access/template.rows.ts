import { randomUUID } from 'node:crypto';
import { STORE_FORMS } from '../../../server/content/store/store.ts';
import type { Call } from '../../support/api-client.ts';
import { field, type Field } from '../../support/contracts.ts';
import { upload } from '../../support/files.ts';
import { fakePdf } from '../../support/fake-documents.ts';
import { CARVED, makeSeal, TYPED } from '../../support/marks.ts';
import { draftTemplate, publishedTemplate, slot } from '../../support/templates.ts';
import { alone, list, named, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const called = (by: World) => `${by.name} ${randomUUID().slice(0, 8)}`;
const title = (of: World) => `${of.name} 템플릿`;

const draft = (of: World) => draftTemplate(of.api, of.owner, { title: title(of) });
const published = (of: World) => publishedTemplate(of.api, of.owner, { title: title(of) });
const file = async (of: World) => (await upload(of.api, of.owner, fakePdf())).fileId;
const templateFolder = async (of: World) =>
  (await of.api.ok('createTemplateFolder', { token: of.token, body: { name: called(of) } })).folderId;
const mark = async ({ api, token, owner, name }: World) => {
  await api.database.deleteFrom('userMarks').where('userUuid', '=', owner.userUuid).execute();
  return (await api.ok('createMark', { token, body: { use: 'SIGNATURE', name, mark: TYPED } })).markId;
};
const seal = async (of: World) =>
  (await makeSeal(of.api, of.owner, { name: called(of), mark: CARVED, users: [of.owner] })).sealId;
const listBox = async (of: World) =>
  (await of.api.ok('createListBox', { token: of.token, body: { name: called(of), items: ['하나'] } })).listBoxId;

export async function changing(by: World, body: object): Promise<Call> {
  const { templateId, version } = await draft(by);
  return { token: by.token, path: { templateId }, body: { version, ...body } };
}

async function placing(by: World, more: Partial<Field>): Promise<Call> {
  const { templateId, version, fileId } = await draft(by);
  return { token: by.token, path: { templateId }, body: { version, fields: [field(fileId, null, more)] } };
}

async function stamping(by: World, ids: { fileId?: string; bitmapId?: string }): Promise<Call> {
  const { templateId, version, fileId } = await draft(by);
  const rect = [10, 10, 60, 60];
  const stamp = { type: 'STAMP', fileId, pageIndex: 0, rect, rotation: 0, bitmapId: by.stampId, ...ids };
  return { token: by.token, path: { templateId }, body: { version, annotations: [stamp] } };
}

const onDraft = async (of: World, body: object = {}) => {
  const { templateId, version } = await draft(of);
  return ({ token }: World): Call => ({ token, path: { templateId }, body: { version, ...body } });
};
const onPublished = async (of: World) => {
  const { templateId, version } = await published(of);
  return ({ token }: World): Call => ({ token, path: { templateId }, body: { version } });
};
const about = async (of: World) => {
  const { templateId } = await published(of);
  return ({ token }: World): Call => ({ token, path: { templateId } });
};

const SETTINGS = {
  allowDelegate: true,
  allowAnnotate: false,
  showOthers: 'ALL',
  pageSealEdge: 'LEFT',
  footer: true,
  language: 'ko',
};
const NONE_FOUND = /^200 .*"items":\[\]/s;
const FILE_GONE = '404 FILE_NOT_FOUND';

export const TEMPLATE_ROWS: Row[] = [
  alone('copyStoreTemplate', 'the forms are everybody’s', ({ token }) => ({
    token,
    path: { storeTemplateId: STORE_FORMS[0]?.code ?? '' },
  })),
  alone('listStoreCopies', 'of the token’s organisation, without a name: store-copies.test.ts', async (by) => {
    await by.api.ok('copyStoreTemplate', { token: by.token, path: { storeTemplateId: STORE_FORMS[0]?.code ?? '' } });
    return { token: by.token };
  }),
  list('listTemplates', 'of the token’s organisation', async (by) => {
    await draft(by);
    return { token: by.token };
  }),
  named(
    'listTemplates',
    'folder',
    async (of) => {
      const folder = await templateFolder(of);
      return ({ token }) => ({ token, query: { folder } });
    },
    NONE_FOUND,
  ),
  named(
    'listTemplates',
    'maker',
    ({ owner }) => {
      return ({ token }) => ({ token, query: { maker: owner.organizationMemberUuid } });
    },
    NONE_FOUND,
  ),
  alone('createTemplate', 'it is made here', async (by) => ({
    token: by.token,
    body: { title: title(by), fileIds: [await file(by)] },
  })),
  named(
    'createTemplate',
    'fileIds',
    async (of) => {
      const fileIds = [await file(of)];
      return (by) => ({ token: by.token, body: { title: title(by), fileIds } });
    },
    FILE_GONE,
  ),
  named('createTemplate', 'contractId', ({ running: { contractId } }) => {
    return (by) => ({ token: by.token, body: { title: title(by), contractId } });
  }),
  named('getTemplate', 'templateId', about),
  named('changeTemplate', 'templateId', (of) => onDraft(of, { description: '' })),
  named(
    'changeTemplate',
    'fileIds',
    async (of) => {
      const fileIds = [await file(of)];
      return (by) => changing(by, { fileIds });
    },
    FILE_GONE,
  ),
  named('changeTemplate', 'folderId', async (of) => {
    const folderId = await templateFolder(of);
    return (by) => changing(by, { folderId });
  }),
  named(
    'changeTemplate',
    'groupIds',
    ({ groupId }) =>
      (by) =>
        changing(by, { groupIds: [groupId] }),
  ),
  named(
    'changeTemplate',
    'content.folderId',
    ({ folderId }) =>
      (by) =>
        changing(by, { content: { folderId } }),
  ),
  named(
    'changeTemplate',
    'content.labelIds',
    ({ labelId }) =>
      (by) =>
        changing(by, { content: { labelIds: [labelId] } }),
  ),
  named(
    'changeTemplate',
    'content.shareWith',
    ({ groupId }) =>
      (by) =>
        changing(by, { content: { shareWith: [groupId] } }),
  ),
  named('changeTemplate', 'content.settings.pageSealId', async (of) => {
    const pageSealId = await seal(of);
    return (by) => changing(by, { content: { settings: { ...SETTINGS, pageSealId } } });
  }),
  named('deleteTemplate', 'templateId', about),
  named('putTemplateSlots', 'templateId', (of) => onDraft(of, { slots: [slot('갑')] })),
  named('putTemplateFields', 'templateId', (of) => onDraft(of, { fields: [] })),
  named(
    'putTemplateFields',
    'fields.fileId',
    async (of) => {
      const fileId = await file(of);
      return (by) => placing(by, { fileId });
    },
    FILE_GONE,
  ),
  named('putTemplateFields', 'fields.listBoxId', async (of) => {
    const listBoxId = await listBox(of);
    return (by) => placing(by, { kind: 'LIST', listBoxId });
  }),
  named('putTemplateFields', 'fields.senderMark.markId', async (of) => {
    const markId = await mark(of);
    return (by) => placing(by, { senderMark: { from: 'MINE', markId } });
  }),
  named('putTemplateFields', 'fields.senderMark.sealId', async (of) => {
    const sealId = await seal(of);
    return (by) => placing(by, { senderMark: { from: 'COMPANY', sealId } });
  }),
  named('putTemplateAnnotations', 'templateId', (of) => onDraft(of, { annotations: [] })),
  named(
    'putTemplateAnnotations',
    'annotations.fileId',
    async (of) => {
      const fileId = await file(of);
      return (by) => stamping(by, { fileId });
    },
    FILE_GONE,
  ),
  named(
    'putTemplateAnnotations',
    'annotations.bitmapId',
    ({ stampId }) =>
      (by) =>
        stamping(by, { bitmapId: stampId }),
    FILE_GONE,
  ),
  named('suggestTemplateFields', 'templateId', about),
  named('checkTemplate', 'templateId', about),
  named('publishTemplate', 'templateId', (of) => onDraft(of)),
  named('retireTemplate', 'templateId', onPublished),
  named('reopenTemplate', 'templateId', onPublished),
  named('duplicateTemplate', 'templateId', about),
  named('listTemplateVersions', 'templateId', about),
  named('restoreTemplateVersion', 'templateId', async (of) => {
    const { templateId, version } = await published(of);
    return ({ token }) => ({ token, path: { templateId, number: '1' }, body: { version } });
  }),
  named('bookmarkTemplate', 'templateId', about),
  named('unbookmarkTemplate', 'templateId', about),
  named('createDraftFromTemplate', 'templateId', about),
  named('replaceTemplateFile', 'templateId', async (of) => {
    const { templateId, version, fileId } = await draft(of);
    return async (by) => ({
      token: by.token,
      path: { templateId, fileId },
      body: { version, fileId: await file(by), dryRun: true },
    });
  }),
  named(
    'replaceTemplateFile',
    'fileId',
    async (of) => {
      const added = await file(of);
      return async (by) => {
        const { templateId, version, fileId } = await draft(by);
        return { token: by.token, path: { templateId, fileId }, body: { version, fileId: added, dryRun: true } };
      };
    },
    FILE_GONE,
  ),
  list('listTemplateFolders', 'of the token’s organisation', async (by) => {
    await templateFolder(by);
    return { token: by.token };
  }),
  alone('createTemplateFolder', 'it is made here', (by) => ({ token: by.token, body: { name: called(by) } })),
  named('changeTemplateFolder', 'folderId', async (of) => {
    const path = { folderId: await templateFolder(of) };
    return (by) => ({ token: by.token, path, body: { name: called(by) } });
  }),
  named('deleteTemplateFolder', 'folderId', async (of) => {
    const path = { folderId: await templateFolder(of) };
    return ({ token }) => ({ token, path });
  }),
  named(
    'listContracts',
    'template',
    async (of) => {
      const { templateId } = await published(of);
      return ({ token }) => ({ token, query: { template: templateId } });
    },
    NONE_FOUND,
  ),
];
