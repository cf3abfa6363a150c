import { sql, type RawBuilder } from 'kysely';

/**
 * Builds an expression for the seat that is notified in a sender's place: the sender's own, or that of the
 * organisation's owner once the sender is no longer an active member. Their documents are the organisation's, and what
 * receivers say about them must reach somebody.
 */
export const selectNotifiedSeat = (senderUuid: RawBuilder<unknown>) => sql<string>`(
  select case when sender.member_status_type = 'ACCEPTED' then sender.organization_member_uuid else (
           select owner.organization_member_uuid from organization_members as owner
            where owner.organization_uuid = sender.organization_uuid and owner.is_owner
              and owner.member_status_type = 'ACCEPTED') end
    from organization_members as sender where sender.organization_member_uuid = ${senderUuid})`;
