import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { AlertKind } from './causes/alert-kinds.ts';
import { selectNotifiedSeat } from './causes/notified-seat.repository.ts';
import { isVisibleToSeat } from './visible-alerts.repository.ts';

/** Limits how long a pass takes. The next one claims the rest. */
export const MAX_CLAIMED_CAUSES = 1_000;

/** A cause for one member, who may know about it. */
export type AlertEvent = {
  kind: AlertKind;
  seatUuid: string;
  organizationUuid: string;
  contractId: string | null;
  batchUuid: string | null;
  who: string;
  words: string;
  isMailed: boolean;
  at: Date;
};

/** Makes sure that one process at a time turns causes into alerts. Others skip this pass. */
export async function lockAlertFolding(transaction: Transaction<DB>) {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('fold-alerts')) as is_free`.execute(transaction);
  return rows[0]?.isFree ?? false;
}

/** Claims the oldest causes, and returns an event for each member concerned. Causes that concern nobody are deleted. */
export async function claimAlertCauses(transaction: Transaction<DB>): Promise<AlertEvent[]> {
  const { rows } = await sql<AlertEvent>`
    with cause as (
      delete from alert_causes where alert_cause_uuid = any (array(
        select alert_cause_uuid from alert_causes order by alert_cause_uuid limit ${MAX_CLAIMED_CAUSES}))
      returning *),
    named as (
      select cause.*, case when cause.kind <> 'MY_TURN' and cause.organization_member_uuid = coalesce(
                 (select sent.organization_member_uuid from contracts as sent where sent.contract_id = cause.contract_id),
                 (select sent.organization_member_uuid from batches as sent where sent.batch_uuid = cause.batch_uuid))
               then ${selectNotifiedSeat(sql`cause.organization_member_uuid`)}
               else cause.organization_member_uuid end as seat_uuid
        from cause where cause.organization_member_uuid is not null),
    addressed as (
      select * from named
      union all
      select cause.*, seat.organization_member_uuid from cause
        join organization_members as seat on seat.user_uuid = cause.user_uuid
      union all
      select cause.*, seat.organization_member_uuid from cause
        join organization_members as seat on seat.organization_uuid = cause.organization_uuid
         and (seat.is_owner or cause.permission = any (seat.permissions))
       where cause.permission is not null
         -- Whoever is named is told once, even if their rights would tell them again.
         and not exists (select from named
           where named.seat_uuid = seat.organization_member_uuid
             and named.kind = cause.kind and named.contract_id = cause.contract_id))
    select told.kind, told.seat_uuid, seat.organization_uuid, told.contract_id,
           coalesce(told.batch_uuid, contract.batch_uuid) as batch_uuid, told.who, told.words, told.is_mailed, told.at
      from addressed as told
      join organization_members as seat on seat.organization_member_uuid = told.seat_uuid
       and seat.member_status_type = 'ACCEPTED'
      left join contracts as contract on contract.contract_id = told.contract_id
     where (told.contract_id is null or contract.organization_uuid = seat.organization_uuid)
       and ${isVisibleToSeat('told')}
     order by told.alert_cause_uuid`.execute(transaction);
  return rows;
}

export async function hasAlertCauses(transaction: Transaction<DB>) {
  const { rows } = await sql<{ isThere: boolean }>`select exists (select from alert_causes) as is_there`.execute(
    transaction,
  );
  return rows[0]?.isThere ?? false;
}
