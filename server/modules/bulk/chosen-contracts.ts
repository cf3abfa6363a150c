import type { components } from '#openapi';
import type { MemberSeat } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { requireFolder } from '../contracts/filing/folders.repository.ts';
import { requireLabels } from '../contracts/filing/labels.repository.ts';
import { toListOrder } from '../contracts/lists/list-order.ts';
import { findContractsAwaiting, findContractPage } from '../contracts/lists/list.repository.ts';
import {
  requireOrganizationBatch,
  requireOrganizationDirectUrl,
  requireOrganizationSeat,
  requireOwnTemplate,
} from './own-filter.repository.ts';

type Chosen = { contractIds?: string[]; filter?: components['schemas']['ContractFilter'] };

const MAX_CONTRACTS = 10_000;

export function requireIdsOrFilter({ contractIds, filter }: Chosen) {
  if ((contractIds === undefined) === (filter === undefined)) throw new DomainError('MALFORMED');
}

/** Reports ids in a filter that don't belong to the organisation as not found. */
export async function requireOwnFilterIds(
  connection: Connection,
  organizationUuid: string,
  { folder, label, template, batch, directUrl, sender }: components['schemas']['ContractFilter'] = {},
) {
  if (folder) await requireFolder(connection, organizationUuid, folder);
  if (label) await requireLabels(connection, organizationUuid, [label]);
  if (template) await requireOwnTemplate(connection, organizationUuid, template);
  if (batch) await requireOrganizationBatch(connection, organizationUuid, batch);
  if (directUrl) await requireOrganizationDirectUrl(connection, organizationUuid, directUrl);
  if (sender) await requireOrganizationSeat(connection, organizationUuid, sender);
}

/** Finds all contracts that match a filter, in list order. Throws if they are too many for one action. */
export async function findMatchingContracts(
  connection: Connection,
  filter: components['schemas']['ContractFilter'],
  member: MemberSeat,
): Promise<string[]> {
  const order = toListOrder(filter, member);
  const found =
    filter.tab === 'MY_TURN'
      ? await findContractsAwaiting(connection, order, member.organizationMemberUuid, {
          skip: 0,
          take: MAX_CONTRACTS + 1,
        })
      : await findContractPage(connection, order, 0, MAX_CONTRACTS + 1);
  if (found.length > MAX_CONTRACTS)
    throw new DomainError('TOO_MANY', { message: '한 번에 10,000건까지 할 수 있어요. 거르기로 나눠서 해주세요.' });
  return found.map(({ contractId }) => contractId);
}
