import { sql, type Selectable } from 'kysely';
import type { components } from '#openapi';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Connection } from '../../../database/connect.ts';
import { parameter } from '../../../database/prepare.ts';
import type { Deps } from '../../../deps.ts';
import type { Contract, ContractStatus } from '../core/contract.types.ts';

export type ListItem = components['schemas']['ContractListItem'];

/** All of a contract's receivers as one JSON value. A row for each takes longer than the rest of the list. */
const people = sql<ListItem['receivers']>`(
  select coalesce(json_agg(json_build_object(
           'receiverUuid', receiver_uuid, 'name', name, 'role', role, 'order', signing_order, 'state', state,
           'hasTurn', has_turn, 'isMe', organization_member_uuid is not distinct from ${parameter(2)}::uuid
         ) order by position), '[]') from receivers where receivers.contract_id = c.contract_id)`;

type Columns = Pick<
  Selectable<DB['contracts']>,
  | 'contractId'
  | 'title'
  | 'documentNo'
  | 'organizationMemberUuid'
  | 'folderUuid'
  | 'labelUuids'
  | 'expiresAt'
  | 'scheduledAt'
  | 'createdAt'
  | 'sentAt'
  | 'endedAt'
  | 'movedAt'
>;
export type ItemRow = Columns & {
  senderName: string | null;
  receivers: ListItem['receivers'];
  kind: Contract['kind'];
  status: ContractStatus;
  sealState: Contract['sealState'];
};

/** Selects a list item's columns. Parameter 2 is the member who views the list. */
export const selectListItems = (connection: Connection) =>
  connection
    .selectFrom('contracts as c')
    .innerJoin('organizationMembers as seat', 'seat.organizationMemberUuid', 'c.organizationMemberUuid')
    .leftJoin('users as u', 'u.userUuid', 'seat.userUuid')
    .select(['c.contractId', 'c.title', 'c.documentNo', 'c.organizationMemberUuid', 'u.name as senderName'])
    .select(['c.folderUuid', 'c.labelUuids', 'c.expiresAt', 'c.scheduledAt', 'c.createdAt'])
    .select(['c.sentAt', 'c.endedAt', 'c.movedAt', people.as('receivers')])
    .select([
      sql<Contract['kind']>`c.kind`.as('kind'),
      sql<ContractStatus>`c.status`.as('status'),
      sql<Contract['sealState']>`c.seal_state`.as('sealState'),
    ]);

/** Creates queries for list items. They keep the order of the given contracts, and are prepared once per connection. */
export function createListItemQueries({ database, prepare }: Pick<Deps, 'database' | 'prepare'>) {
  const findContracts = prepare(
    'contracts of a list',
    selectListItems(database).where(sql<boolean>`c.contract_id = any (${parameter(1)}::uuid[])`),
  );

  return async (contractIds: readonly string[], memberUuid: string): Promise<ListItem[]> => {
    if (contractIds.length === 0) return [];
    const contracts = await findContracts(`{${contractIds.join(',')}}`, memberUuid);
    const byId = new Map(contracts.map((contract) => [contract.contractId, contract]));
    return contractIds.flatMap((contractId) => {
      const contract = byId.get(contractId);
      return contract ? [describeItem(contract)] : [];
    });
  };
}

export const describeItem = (row: ItemRow): ListItem => ({
  contractId: row.contractId,
  kind: row.kind,
  status: row.status,
  sealState: row.sealState,
  title: row.title,
  documentNo: row.documentNo,
  sender: { organizationMemberUuid: row.organizationMemberUuid, name: row.senderName ?? '' },
  receivers: row.receivers,
  folderId: row.folderUuid,
  labelIds: row.labelUuids,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  scheduledAt: row.scheduledAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  movedAt: row.movedAt.toISOString(),
});
