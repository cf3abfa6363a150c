import { sql } from 'kysely';
import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';
import type { Contract, ContractStatus, ReceiverRole, ReceiverState } from './contract.types.ts';

type Item = components['schemas']['ContractListItem'];

/** What a list shows of these contracts, in their order. */
export async function listItems(connection: Connection, contractIds: readonly string[]): Promise<Item[]> {
  if (contractIds.length === 0) return [];
  const contracts = await connection
    .selectFrom('contracts as c')
    .innerJoin('organizationMembers as seat', 'seat.organizationMemberUuid', 'c.organizationMemberUuid')
    .leftJoin('users as u', 'u.userUuid', 'seat.userUuid')
    .select(['c.contractId', 'c.title', 'c.documentNo', 'c.organizationMemberUuid', 'u.name as senderName'])
    .select(['c.expiresAt', 'c.scheduledAt', 'c.createdAt', 'c.sentAt', 'c.endedAt', 'c.movedAt'])
    .select([
      sql<Contract['kind']>`c.kind`.as('kind'),
      sql<ContractStatus>`c.status`.as('status'),
      sql<Contract['sealState']>`c.seal_state`.as('sealState'),
    ])
    .where('c.contractId', 'in', contractIds)
    .execute();
  const people = await connection
    .selectFrom('receivers')
    .select(['contractId', 'receiverUuid', 'name', 'signingOrder', 'hasTurn'])
    .select([sql<ReceiverRole>`role`.as('role'), sql<ReceiverState>`state`.as('state')])
    .where('contractId', 'in', contractIds)
    .orderBy('position')
    .execute();
  const receivers = new Map<string, typeof people>();
  for (const person of people) receivers.set(person.contractId, [...(receivers.get(person.contractId) ?? []), person]);
  const byId = new Map(contracts.map((contract) => [contract.contractId, contract]));
  return contractIds.flatMap((contractId) => {
    const contract = byId.get(contractId);
    if (!contract) return [];
    const { organizationMemberUuid, senderName: name, kind, status, sealState, title, documentNo } = contract;
    return [
      {
        contractId,
        kind,
        status,
        sealState,
        title,
        documentNo,
        sender: { organizationMemberUuid, name: name ?? '' },
        receivers: (receivers.get(contractId) ?? []).map((receiver) => ({
          receiverUuid: receiver.receiverUuid,
          name: receiver.name,
          role: receiver.role,
          order: receiver.signingOrder,
          state: receiver.state,
          hasTurn: receiver.hasTurn,
        })),
        expiresAt: contract.expiresAt?.toISOString() ?? null,
        scheduledAt: contract.scheduledAt?.toISOString() ?? null,
        createdAt: contract.createdAt.toISOString(),
        sentAt: contract.sentAt?.toISOString() ?? null,
        endedAt: contract.endedAt?.toISOString() ?? null,
        movedAt: contract.movedAt.toISOString(),
      },
    ];
  });
}
