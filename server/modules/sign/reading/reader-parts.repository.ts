import { sql, type RawBuilder } from 'kysely';

/** Selects columns of other tables, for the contract in the surrounding query. */
export const selectReaderColumns = (receiver: RawBuilder<string>) =>
  [
    sql<string>`(select name from organizations as o
    where o.organization_uuid = contracts.organization_uuid)`.as('organizationName'),
    sql<string | null>`(select u.name from organization_members as seat join users as u using (user_uuid)
    where seat.organization_member_uuid = contracts.organization_member_uuid)`.as('senderName'),
    // Null if no event records it, which the comparison with the chain reports.
    sql<string | null>`(select canonical::json -> 'data' -> 'base' ->> 'sha256' from contract_events as event
    where event.contract_id = contracts.contract_id and event.event_index = 0)`.as('recordedBase'),
    // All times of contracts come from the database.
    sql<Date>`date_trunc('milliseconds', now())`.as('at'),
    // Few receivers have any of these when they first open a document, so they are only loaded if they exist.
    has('hasDraft', sql`receiver_drafts where receiver_uuid = ${receiver}`),
    has('hasMarks', sql`receiver_marks where receiver_uuid = ${receiver}`),
    has('hasAttachments', sql`receiver_attachments where receiver_uuid = ${receiver}`),
    has('hasRequest', sql`value_requests where receiver_uuid = ${receiver} and answered_at is null`),
    has('hasReconfirm', sql`value_consents where receiver_uuid = ${receiver} and consented_at is null`),
    has(
      'hasFinals',
      sql`receiver_values join receivers as r using (receiver_uuid)
    where r.contract_id = contracts.contract_id`,
    ),
  ] as const;

function has<Name extends string>(name: Name, what: RawBuilder<unknown>) {
  return sql<boolean>`exists (select from ${what})`.as(name);
}
