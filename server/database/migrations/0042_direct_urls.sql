-- A direct URL is a public link to a template: whoever opens it and confirms their contact gets a contract of their own.
-- Visitors who have not confirmed it take a place too, but only for a while, and nobody sees their contracts.

create table direct_urls (
  direct_url_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  -- Who sends the contracts. The owner becomes the sender when that member leaves.
  organization_member_uuid uuid not null references organization_members,
  template_uuid uuid not null references templates,
  -- The slot that visitors take.
  slot_uuid uuid not null,
  code text not null unique check (code ~ '^[0-9A-Za-z]{10}$'),
  name text not null,
  state text not null default 'ON' check (state in ('ON', 'PAUSED', 'ENDED')),
  reason text check (reason in ('MEMBER', 'TEMPLATE_RETIRED', 'TEMPLATE_CHANGED', 'SENDER_GONE')),
  people_limit integer not null check (people_limit > 0),
  -- Places that are out. More than the limit only if a contract that had expired is extended.
  taken integer not null default 0 check (taken >= 0),
  done integer not null default 0 check (done >= 0),
  ends_at timestamptz,
  contact_by text not null check (contact_by in ('MAIL', 'PHONE', 'EITHER')),
  domains text[] not null default '{}',
  guard text not null check (guard in ('ONCE', 'NONE')),
  verifications text[] not null default '{}',
  -- Title, message and expiry days that replace those of the template.
  settings jsonb not null default '{}',
  created_at timestamptz not null,
  moved_at timestamptz not null,
  removed_at timestamptz,
  check ((state = 'ON') = (reason is null))
);
create index direct_urls_listed_idx on direct_urls (organization_uuid, created_at desc, direct_url_uuid);
create index direct_urls_template_idx on direct_urls (template_uuid);
create index direct_urls_maker_idx on direct_urls (organization_member_uuid);

alter table contracts
  add column direct_url_uuid uuid references direct_urls,
  -- In no list, count, search, event or mail to members, until the visitor is verified.
  add column is_hidden boolean not null default false,
  add check (not is_hidden or direct_url_uuid is not null);
create index contracts_direct_url_idx on contracts (direct_url_uuid, moved_at desc nulls last, contract_id desc)
  where direct_url_uuid is not null;
create index contracts_hidden_idx on contracts (ended_at) where is_hidden and destroyed_at is null;

create table direct_url_places (
  contract_id uuid primary key references contracts on delete cascade,
  direct_url_uuid uuid not null references direct_urls,
  receiver_uuid uuid not null references receivers on delete cascade,
  -- Keyed hashes. The contact's is the same for all links, because its codes are counted over all of them.
  contact_hmac bytea not null,
  network_hmac bytea not null,
  state text not null default 'OPENING' check (state in ('OPENING', 'TAKEN', 'DONE', 'BACK')),
  created_at timestamptz not null
);
create index direct_url_places_contact_idx on direct_url_places (contact_hmac, direct_url_uuid);
create index direct_url_places_open_idx on direct_url_places (direct_url_uuid, created_at) where state = 'OPENING';
create index direct_url_places_network_idx on direct_url_places (network_hmac, created_at) where state = 'OPENING';
create index direct_url_places_due_idx on direct_url_places (created_at) where state in ('OPENING', 'TAKEN');

-- Whatever ends a contract gives its place back, and completing it keeps the place for good.
create function follow_place() returns trigger language plpgsql as $$
declare
  wanted text := case
    when new.status = 'COMPLETED' then 'DONE'
    when new.status in ('REJECTED', 'CANCELLED', 'EXPIRED') then 'BACK'
    when new.is_hidden then 'OPENING'
    else 'TAKEN' end;
  before text;
begin
  select state into before from direct_url_places where contract_id = new.contract_id for update;
  if before is null or before = wanted then return null; end if;
  update direct_url_places set state = wanted where contract_id = new.contract_id;
  update direct_urls set
    taken = taken + (wanted <> 'BACK')::integer - (before <> 'BACK')::integer,
    done = done + (wanted = 'DONE')::integer - (before = 'DONE')::integer
   where direct_url_uuid = new.direct_url_uuid;
  return null;
end $$;
create trigger contracts_placed after update on contracts for each row
  when (new.direct_url_uuid is not null and (old.status, old.is_hidden) is distinct from (new.status, new.is_hidden))
  execute function follow_place();

-- What hidden contracts are left out of. Lists, tallies, figures and audiences are made of entries, and only these
-- functions make entries.
create or replace function show_contract(viewer uuid, shown uuid) returns void language plpgsql as $$
declare
  entry contract_entries;
  shared contract_entries;
begin
  insert into contract_entries (viewer_uuid, contract_id, status, title, moved_at, expires_at, sent_at)
    select viewer, contract_id, status, title, moved_at, expires_at, sent_at from contracts
     where contract_id = shown and not is_hidden
    on conflict do nothing returning * into entry;
  if entry.viewer_uuid is null then return; end if;
  perform tally_contract(viewer_uuid, entry.status, sign, except_seat) from counts_of(entry.viewer_uuid, entry.own_seats);
  if entry.status in ('DRAFT', 'SCHEDULED') then return; end if;
  perform from contracts where contract_id = shown for no key update;
  update contract_entries set own_seats = own_seats || viewer
   where contract_id = shown and own_seats is not null returning * into shared;
  if shared.viewer_uuid is not null then perform tally_contract(shared.viewer_uuid, shared.status, -1, viewer); end if;
end $$;

create or replace function follow_contract() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform hide_contract(viewer_uuid, old.contract_id) from contract_entries where contract_id = old.contract_id;
    return old;
  end if;
  if new.is_hidden then return null; end if;
  if tg_op = 'INSERT' or old.is_hidden then
    perform show_contract(new.organization_uuid, new.contract_id);
    perform show_contract(new.organization_member_uuid, new.contract_id);
    perform show_contract(organization_member_uuid, contract_id) from receivers
     where contract_id = new.contract_id and organization_member_uuid is not null;
    if new.audience_uuid is not null then perform share_contract(new); end if;
    return null;
  end if;
  update contract_entries set status = new.status, title = new.title, moved_at = new.moved_at,
         expires_at = new.expires_at, sent_at = new.sent_at where contract_id = new.contract_id;
  if new.status <> old.status then
    perform tally_contract(counted.viewer_uuid, old.status, -sign, except_seat),
            tally_contract(counted.viewer_uuid, new.status, sign, except_seat)
       from contract_entries entry, counts_of(entry.viewer_uuid, entry.own_seats) counted where contract_id = new.contract_id;
  end if;
  if new.audience_uuid is distinct from old.audience_uuid then
    perform hide_contract(old.audience_uuid, old.contract_id) where old.audience_uuid is not null;
    perform share_contract(new) where new.audience_uuid is not null;
  end if;
  return null;
end $$;

drop trigger contracts_followed on contracts;
create trigger contracts_followed after update on contracts for each row
  when ((old.status, old.title, old.moved_at, old.expires_at, old.sent_at, old.audience_uuid, old.is_hidden)
        is distinct from (new.status, new.title, new.moved_at, new.expires_at, new.sent_at, new.audience_uuid, new.is_hidden))
  execute function follow_contract();

-- How often a template was sent: by a link from the moment the contract is seen.
create trigger contracts_counted_shown after update of is_hidden on contracts for each row
  when (old.is_hidden and not new.is_hidden and new.template_uuid is not null) execute function count_sent_template();

create or replace function tell_contract() returns trigger language plpgsql as $$
begin
  if coalesce(new.is_hidden, old.is_hidden) then return null; end if;
  perform tell('contract', coalesce(new.organization_uuid, old.organization_uuid), coalesce(new.contract_id, old.contract_id));
  return null;
end $$;
create trigger contracts_told_shown after update of is_hidden on contracts for each row
  when (old.is_hidden and not new.is_hidden) execute function tell_contract();

create or replace function tell_message() returns trigger language plpgsql as $$
begin
  perform tell('contract', organization_uuid, contract_id) from contracts
   where contract_id = new.contract_id and not is_hidden;
  return null;
end $$;

create function tell_direct_url() returns trigger language plpgsql as $$
begin
  perform tell('directUrl', new.organization_uuid, new.direct_url_uuid);
  return null;
end $$;
create trigger direct_urls_told after insert or update on direct_urls for each row execute function tell_direct_url();
