import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../../database/schema.gen.d.ts';
import type { AlertKind } from './causes/alert-kinds.ts';
import type { AlertEvent } from './claim-causes.repository.ts';
import { isVisibleToSeat } from './visible-alerts.repository.ts';

export type PendingAlertMail = Omit<AlertEvent, 'isMailed' | 'organizationUuid'> & { count: number; dueAt: Date };
export type DueAlertLine = {
  seatUuid: string;
  email: string;
  kind: AlertKind;
  count: number;
  title: string;
  who: string;
  words: string;
  contractId: string | null;
  at: Date;
};

export async function insertPendingAlertMails(transaction: Transaction<DB>, mails: readonly PendingAlertMail[]) {
  if (mails.length === 0) return;
  await transaction
    .insertInto('alertMails')
    .values(
      mails.map(({ seatUuid, kind, count, contractId, batchUuid, who, words, at, dueAt }) => ({
        alertMailUuid: uuidv7(),
        organizationMemberUuid: seatUuid,
        kind,
        count,
        contractId,
        batchUuid,
        who,
        words,
        at,
        dueAt,
      })),
    )
    .execute();
}

const SEATS_AT_ONCE = 50;

/** Claims all due lines of the next few members. Returns those about documents that the members may still see. */
export async function claimDueAlertLines(transaction: Transaction<DB>) {
  const { rows } = await sql<DueAlertLine>`
    with line as (
      delete from alert_mails where due_at <= now() and organization_member_uuid = any (array(
        select distinct organization_member_uuid from alert_mails where due_at <= now() limit ${SEATS_AT_ONCE}))
      returning *)
    select line.organization_member_uuid as seat_uuid, person.email, line.kind, sum(line.count)::integer as count,
           coalesce(contract.title, '') as title, (array_agg(line.who order by line.at desc))[1] as who,
           (array_agg(line.words order by line.at desc))[1] as words, line.contract_id, max(line.at) as at
      from line
      join organization_members as seat on seat.organization_member_uuid = line.organization_member_uuid
       and seat.member_status_type = 'ACCEPTED'
      join users as person on person.user_uuid = seat.user_uuid and person.email is not null
      left join contracts as contract on contract.contract_id = line.contract_id
     where ${isVisibleToSeat('line')}
     group by line.organization_member_uuid, person.email, line.kind, contract.title, line.contract_id,
              coalesce(line.batch_uuid, line.contract_id)
     order by max(line.at) desc`.execute(transaction);
  return rows;
}

export async function hasDueAlertLines(transaction: Transaction<DB>) {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from alert_mails where due_at <= now()) as is_there`.execute(transaction);
  return rows[0]?.isThere ?? false;
}
