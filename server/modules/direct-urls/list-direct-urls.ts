import type { MemberSeat } from '../../contract/access.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeLink } from './direct-url-view.ts';
import { listLinks, requireVisibleLink, type LinkFilter } from './direct-urls.repository.ts';
import { requireVisibleTemplate } from '../templates/templates.repository.ts';

type Query = LinkFilter & { page?: number; size?: number };

async function list(
  deps: Pick<Deps, 'config' | 'database'>,
  member: MemberSeat,
  { page = 1, size = 20, ...filter }: Query,
) {
  const { rows, total } = await listLinks(deps.database, member, filter, { page, size });
  return { items: rows.map((link) => describeLink(deps, link, member)), page, size, total };
}

export const createListDirectUrls =
  (deps: Deps): OperationHandler<'listDirectUrls'> =>
  ({ query, caller }) =>
    list(deps, caller.member, query);

export const createListTemplateDirectUrls =
  (deps: Deps): OperationHandler<'listTemplateDirectUrls'> =>
  async ({ path, query, caller }) => {
    await requireVisibleTemplate(deps.database, path.templateId, caller.member);
    return list(deps, caller.member, { ...query, template: path.templateId });
  };

export const createGetDirectUrl =
  (deps: Deps): OperationHandler<'getDirectUrl'> =>
  async ({ path, caller }) =>
    describeLink(deps, await requireVisibleLink(deps.database, path, caller.member), caller.member);
