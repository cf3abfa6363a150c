import type { OperationId } from '../../../server/contract/operation-id.ts';
import type { Call } from '../../support/api-client.ts';
import { freshVisitor, makeLink, visit } from '../../support/direct-urls.ts';
import { publishedTemplate } from '../../support/templates.ts';
import { alone, list, named, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const linkOf = (of: World) =>
  makeLink(of.api, {
    person: of.owner,
    template: { title: `${of.name} 서약서` },
    terms: { name: `${of.name} 링크`, settings: { title: `${of.name} 서약서` } },
  });
const terms = (by: World) => ({ name: `${by.name} 링크`, limit: 3, contactBy: 'MAIL', guard: 'ONCE' });

const onLink = (id: OperationId, body?: object) =>
  named(id, 'templateId, directUrlId', async (of) => {
    const { path } = await linkOf(of);
    return ({ token }): Call => ({ token, path, ...(body && { body }) });
  });

/** Refers to somebody else's link under the caller's own template. */
const onOwnTemplate = (id: OperationId, body?: object) =>
  named(id, 'directUrlId under one’s own template', async (of) => {
    const theirs = await linkOf(of);
    return async (by): Promise<Call> => {
      const { templateId } = by === of ? theirs : await publishedTemplate(by.api, by.owner);
      return { token: by.token, path: { ...theirs.path, templateId }, ...(body && { body }) };
    };
  });

/** A link that seems to have started the organisation's completed contract. */
async function completed(of: World) {
  const { link } = await linkOf(of);
  await of.api.database
    .updateTable('contracts')
    .set({ directUrlUuid: link.directUrlId })
    .where('contractId', '=', of.completed.contractId)
    .execute();
  return link.directUrlId;
}

const CODE = 'whoever has the code may take part, and learns what the link asks for';
const NONE_FOUND = /^200 .*"items":\[\]/s;

export const DIRECT_URL_ROWS: Row[] = [
  list('listDirectUrls', 'of the token’s organisation', async (by) => {
    await linkOf(by);
    return { token: by.token };
  }),
  named(
    'listDirectUrls',
    'template',
    async (of) => {
      const { templateId } = await linkOf(of);
      return ({ token }) => ({ token, query: { template: templateId } });
    },
    NONE_FOUND,
  ),
  named('listTemplateDirectUrls', 'templateId', async (of) => {
    const { templateId } = await linkOf(of);
    return ({ token }) => ({ token, path: { templateId } });
  }),
  named('createDirectUrl', 'templateId', async (of) => {
    const { templateId } = await publishedTemplate(of.api, of.owner);
    return (by) => ({ token: by.token, path: { templateId }, body: terms(by) });
  }),
  onLink('getDirectUrl'),
  onOwnTemplate('getDirectUrl'),
  onLink('changeDirectUrl', { state: 'PAUSED' }),
  onOwnTemplate('changeDirectUrl', { state: 'PAUSED' }),
  onLink('deleteDirectUrl'),
  onOwnTemplate('deleteDirectUrl'),
  alone('visitDirectUrl', CODE, async (by) => ({ path: { code: (await linkOf(by)).link.code } })),
  alone('startDirectUrl', CODE, async (by) => ({ path: { code: (await linkOf(by)).link.code }, body: freshVisitor() })),
  named(
    'listContracts',
    'directUrl',
    async (of) => {
      const made = await linkOf(of);
      await visit(of.api, made);
      return ({ token }) => ({ token, query: { directUrl: made.link.directUrlId } });
    },
    NONE_FOUND,
  ),
  named('actOnContracts', 'filter.directUrl', async (of) => {
    const directUrl = await completed(of);
    return ({ token }) => ({ token, body: { action: 'REMIND', filter: { directUrl } } });
  }),
  named('countBulkTexts', 'filter.directUrl', async (of) => {
    const directUrl = await completed(of);
    return ({ token }) => ({ token, body: { action: 'REMIND', filter: { directUrl } } });
  }),
  named('prepareDownload', 'filter.directUrl', async (of) => {
    const directUrl = await completed(of);
    return ({ token }) => ({ token, body: { filter: { directUrl }, what: 'DOCUMENT' } });
  }),
  named('exportValues', 'filter.directUrl', async (of) => {
    const directUrl = await completed(of);
    return ({ token }) => ({ token, body: { filter: { directUrl }, format: 'csv' } });
  }),
];
