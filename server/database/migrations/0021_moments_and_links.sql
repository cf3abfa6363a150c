-- No event tells of an earlier moment than the one before it: whoever began first may have waited for the one who was
-- faster, and clocks are set back.
alter table contract_chains add column last_at timestamptz;

-- How a link came to its holder: in which message it stands, or who took it to hand it over. Of older links, what is known.
alter table receiver_links
  add column via text check (via in ('MAIL', 'SMS', 'HANDED', 'OWN_SESSION', 'DIRECT_URL')),
  add column given_by uuid references organization_members;
update receiver_links link set via = message.channel from outbox_messages message
  where link.message_uuid = message.message_uuid;
update receiver_links set via = 'OWN_SESSION' where organization_member_uuid is not null;
