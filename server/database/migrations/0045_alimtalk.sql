-- Messages to phones go out by KakaoTalk (알림톡) first, unless an organization wants text messages only.
alter table service_settings
  add column phone_messages text not null default 'ALIMTALK_FIRST' check (phone_messages in ('ALIMTALK_FIRST', 'TEXT'));

alter table outbox_messages
  -- How a message to a phone went out, from the moment the provider took it. TEXT_INSTEAD replaced one in KakaoTalk.
  add column sent_as text check (sent_as in ('ALIMTALK', 'TEXT', 'TEXT_INSTEAD'));

-- Screens also hear that a text message replaced the one in KakaoTalk.
drop trigger outbox_messages_told on outbox_messages;
create trigger outbox_messages_told after update on outbox_messages for each row
  when (new.contract_id is not null and new.status in ('SENT', 'FAILED')
        and (old.status, old.arrived_at, old.sent_as) is distinct from (new.status, new.arrived_at, new.sent_as))
  execute function tell_message();
