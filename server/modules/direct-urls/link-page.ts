import type { MemberSeat } from '../../contract/access.ts';
import type { Deps } from '../../deps.ts';
import { describeDirectUrl } from './direct-url-view.ts';
import { listLinks, type LinkFilter } from './direct-urls.repository.ts';

type LinkQuery = LinkFilter & { page?: number; size?: number };

export async function readLinkPage(
  deps: Pick<Deps, 'config' | 'database'>,
  member: MemberSeat,
  { page = 1, size = 20, ...filter }: LinkQuery,
) {
  const { rows, total } = await listLinks(deps.database, member, filter, { page, size });
  return { items: rows.map((link) => describeDirectUrl(deps, link, member)), page, size, total };
}
