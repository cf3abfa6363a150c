import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import { hasPermission, type MemberSeat } from '../../contract/access.ts';

type Receiver = {
  contractId: string;
  status: string;
  channels: string[];
  hasTurn: boolean;
  role: string;
  state: string;
};

/** Lists the receivers of contracts that a member may change and that are running or, if asked for, have expired. */
export async function listReceiversToTell(
  connection: Connection,
  contractIds: readonly string[],
  member: MemberSeat,
  { withExpired }: { withExpired: boolean },
): Promise<Receiver[]> {
  const mayChangeAll = hasPermission(member, 'CONTRACT_SEND') && hasPermission(member, 'CONTRACT_READ_ALL');
  const { rows } = await sql<Receiver>`
    select c.contract_id, c.status, r.channels, r.has_turn, r.role, r.state
      from contracts as c join receivers as r on r.contract_id = c.contract_id
     where c.contract_id = any (${sql.val([...contractIds])}::uuid[])
       and c.organization_uuid = ${member.organizationUuid}
       and (${mayChangeAll} or c.organization_member_uuid = ${member.organizationMemberUuid})
       and ((c.status = 'IN_PROGRESS' and c.seal_state = 'NONE')
            or (${withExpired} and c.status = 'EXPIRED' and c.destroyed_at is null
                and c.expires_at > now() - interval '30 days'))`.execute(connection);
  return rows;
}
