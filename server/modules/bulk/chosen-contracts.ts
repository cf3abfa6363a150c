import type { components } from '#openapi';
import type { MemberSeat } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { requireFolder } from '../contracts/filing/folders.repository.ts';
import { requireLabels } from '../contracts/filing/labels.repository.ts';
import { readOrder } from '../contracts/lists/list-order.ts';
import { findContractsAwaiting, findPage } from '../contracts/lists/list.repository.ts';

type Chosen = { contractIds?: string[]; filter?: components['schemas']['ContractFilter'] };

const MAX_CONTRACTS = 10_000;

export function requireIdsOrFilter({ contractIds, filter }: Chosen) {
  if ((contractIds === undefined) === (filter === undefined)) throw new DomainError('MALFORMED');
}

/** Requires that all ids in a filter belong to the organisation. Any others are reported as not found. */
export async function requireOwnFilter(
  connection: Connection,
  organizationUuid: string,
  { folder, label, template, batch, directUrl, sender }: components['schemas']['ContractFilter'] = {},
) {
  if (folder) await requireFolder(connection, organizationUuid, folder);
  if (label) await requireLabels(connection, organizationUuid, [label]);
  if (template) await requireTemplate(connection, organizationUuid, template);
  if (batch) await requireBatch(connection, organizationUuid, batch);
  if (directUrl) await requireDirectUrl(connection, organizationUuid, directUrl);
  if (!sender) return;
  const seat = await connection
    .selectFrom('organizationMembers')
    .select('organizationMemberUuid')
    .where('organizationMemberUuid', '=', sender)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!seat) throw new DomainError('NOT_FOUND');
}

async function requireTemplate(connection: Connection, organizationUuid: string, templateUuid: string) {
  const template = await connection
    .selectFrom('templates')
    .select('templateUuid')
    .where('templateUuid', '=', templateUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!template) throw new DomainError('NOT_FOUND');
}

async function requireBatch(connection: Connection, organizationUuid: string, batchUuid: string) {
  const batch = await connection
    .selectFrom('batches')
    .select('batchUuid')
    .where('batchUuid', '=', batchUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!batch) throw new DomainError('NOT_FOUND');
}

async function requireDirectUrl(connection: Connection, organizationUuid: string, directUrlUuid: string) {
  const found = await connection
    .selectFrom('directUrls')
    .select('directUrlUuid')
    .where('directUrlUuid', '=', directUrlUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!found) throw new DomainError('NOT_FOUND');
}

/** Finds all contracts that currently match a filter, in list order and without a limit. */
export async function findAllMatching(
  connection: Connection,
  filter: components['schemas']['ContractFilter'],
  member: MemberSeat,
): Promise<string[]> {
  const order = readOrder(filter, member);
  const found =
    filter.tab === 'MY_TURN'
      ? await findContractsAwaiting(connection, order, member.organizationMemberUuid, {
          skip: 0,
          take: MAX_CONTRACTS + 1,
        })
      : await findPage(connection, order, 0, MAX_CONTRACTS + 1);
  if (found.length > MAX_CONTRACTS)
    throw new DomainError('TOO_MANY', { message: '한 번에 10,000건까지 할 수 있어요. 거르기로 나눠서 해주세요.' });
  return found.map(({ contractId }) => contractId);
}
