-- Groups of members, and contracts shared with them. A contract is shared with a set of groups, its audience, which has one
-- entry however many members see it. Who belongs to a group is asked when somebody looks.

create table groups (
  group_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (organization_uuid, name)
);

-- Only active seats: whoever leaves the organisation leaves its groups.
create table group_members (
  group_uuid uuid not null references groups on delete cascade,
  organization_member_uuid uuid not null references organization_members,
  primary key (organization_member_uuid, group_uuid)
);
create index group_members_group_idx on group_members (group_uuid);

-- The groups that whoever accepts the invitation joins.
alter table organization_members add column invited_group_uuids uuid[] not null default '{}';

-- The sets of groups that contracts are shared with.
create table audiences (
  audience_uuid uuid primary key,
  organization_uuid uuid not null references organizations,
  -- Sorted, each once. A group that was deleted stays until its contracts have left it.
  group_uuids uuid[] not null check (cardinality(group_uuids) between 1 and 10),
  unique (organization_uuid, group_uuids)
);
create index audiences_groups_idx on audiences using gin (group_uuids);

alter table contracts
  add column audience_uuid uuid references audiences,
  add check (cardinality(shared_group_uuids) <= 10),
  -- Drafts are not shared yet.
  add check ((audience_uuid is null) = (status in ('DRAFT', 'SCHEDULED') or shared_group_uuids = '{}'));
create index contracts_audience_idx on contracts (audience_uuid) where audience_uuid is not null;
create index contracts_shared_idx on contracts using gin (shared_group_uuids) where shared_group_uuids <> '{}';

-- An audience's entry: the seats that have an entry of their own and skip this one. Null in all other entries.
alter table contract_entries add column own_seats uuid[];

-- Whom a count does not concern: what an audience sees is taken off again for each seat with an entry of its own. Nil in
-- all other rows, so that one condition finds both.
alter table contract_tallies add column except_seat uuid not null default '00000000-0000-0000-0000-000000000000';
drop index contract_tallies_viewer_idx;
create index contract_tallies_viewer_idx on contract_tallies (viewer_uuid, except_seat, status) include (change);
alter table contract_figures add column except_seat uuid not null default '00000000-0000-0000-0000-000000000000';
alter table contract_figures drop constraint contract_figures_pkey, add primary key (viewer_uuid, kind, at, except_seat);
alter table contract_figure_changes add column except_seat uuid not null default '00000000-0000-0000-0000-000000000000';

-- In what an entry is counted: once for its viewer, and for an audience less once for each seat that skips it.
create function counts_of(viewer uuid, own_seats uuid[])
  returns table (viewer_uuid uuid, except_seat uuid, sign integer) language sql immutable as $$
  select viewer, '00000000-0000-0000-0000-000000000000'::uuid, 1
  union all
  select viewer, seat, -1 from unnest(own_seats) as seat
$$;

drop function tally_contract(uuid, text, integer);
create function tally_contract(viewer uuid, in_status text, by integer, seat uuid) returns void language plpgsql as $$
begin
  insert into contract_tallies (viewer_uuid, status, change, except_seat) values (viewer, in_status, by, seat);
  if random() < 0.03 then
    with gone as (
      delete from contract_tallies where ctid = any (array(
        select ctid from contract_tallies where viewer_uuid = viewer and except_seat = seat and status = in_status
           for update skip locked limit 500))
      returning change)
    insert into contract_tallies (viewer_uuid, status, change, except_seat)
      select viewer, in_status, sum(change), seat from gone having sum(change) <> 0;
  end if;
end $$;

-- Drafts have no audience. Other contracts are locked, so that their audience cannot change at the same time.
create or replace function show_contract(viewer uuid, shown uuid) returns void language plpgsql as $$
declare
  entry contract_entries;
  shared contract_entries;
begin
  insert into contract_entries (viewer_uuid, contract_id, status, title, moved_at, expires_at, sent_at)
    select viewer, contract_id, status, title, moved_at, expires_at, sent_at from contracts where contract_id = shown
    on conflict do nothing returning * into entry;
  if entry.viewer_uuid is null then return; end if;
  perform tally_contract(viewer_uuid, entry.status, sign, except_seat) from counts_of(entry.viewer_uuid, entry.own_seats);
  if entry.status in ('DRAFT', 'SCHEDULED') then return; end if;
  perform from contracts where contract_id = shown for no key update;
  update contract_entries set own_seats = own_seats || viewer
   where contract_id = shown and own_seats is not null returning * into shared;
  if shared.viewer_uuid is not null then perform tally_contract(shared.viewer_uuid, shared.status, -1, viewer); end if;
end $$;

create or replace function hide_contract(viewer uuid, hidden uuid) returns void language plpgsql as $$
declare
  entry contract_entries;
  shared contract_entries;
begin
  delete from contract_entries where viewer_uuid = viewer and contract_id = hidden returning * into entry;
  if entry.viewer_uuid is null then return; end if;
  perform tally_contract(viewer_uuid, entry.status, -sign, except_seat) from counts_of(entry.viewer_uuid, entry.own_seats);
  if entry.status in ('DRAFT', 'SCHEDULED') then return; end if;
  perform from contracts where contract_id = hidden for no key update;
  update contract_entries set own_seats = array_remove(own_seats, viewer)
   where contract_id = hidden and viewer = any (own_seats) returning * into shared;
  if shared.viewer_uuid is not null then perform tally_contract(shared.viewer_uuid, shared.status, 1, viewer); end if;
end $$;

create function share_contract(contract contracts) returns void language plpgsql as $$
declare
  entry contract_entries;
begin
  insert into contract_entries (viewer_uuid, contract_id, status, title, moved_at, expires_at, sent_at, own_seats)
    values (contract.audience_uuid, contract.contract_id, contract.status, contract.title, contract.moved_at,
            contract.expires_at, contract.sent_at, array(
      select viewer_uuid from contract_entries
       where contract_id = contract.contract_id and viewer_uuid <> contract.organization_uuid))
    returning * into entry;
  perform tally_contract(viewer_uuid, entry.status, sign, except_seat) from counts_of(entry.viewer_uuid, entry.own_seats);
end $$;

create or replace function follow_contract() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform show_contract(new.organization_uuid, new.contract_id);
    perform show_contract(new.organization_member_uuid, new.contract_id);
    if new.audience_uuid is not null then perform share_contract(new); end if;
    return null;
  end if;
  if tg_op = 'DELETE' then
    perform hide_contract(viewer_uuid, old.contract_id) from contract_entries where contract_id = old.contract_id;
    return old;
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
  when ((old.status, old.title, old.moved_at, old.expires_at, old.sent_at, old.audience_uuid)
        is distinct from (new.status, new.title, new.moved_at, new.expires_at, new.sent_at, new.audience_uuid))
  execute function follow_contract();

-- Looked up before it is inserted: nearly always it is there, and whoever sends at the same time must not wait.
create function find_audience(organization uuid, wanted uuid[]) returns uuid language plpgsql as $$
declare
  sorted uuid[] := array(select distinct unnest(wanted) order by 1);
  found uuid;
begin
  select audience_uuid into found from audiences where organization_uuid = organization and group_uuids = sorted;
  if found is null then
    insert into audiences values (gen_random_uuid(), organization, sorted) on conflict do nothing;
    select audience_uuid into found from audiences where organization_uuid = organization and group_uuids = sorted;
  end if;
  return found;
end $$;

create function choose_audience() returns trigger language plpgsql as $$
begin
  new.audience_uuid := null;
  if new.status not in ('DRAFT', 'SCHEDULED') and new.shared_group_uuids <> '{}' then
    new.audience_uuid := find_audience(new.organization_uuid, new.shared_group_uuids);
  end if;
  return new;
end $$;
create trigger contracts_audience before insert or update of status, shared_group_uuids on contracts for each row
  when (new.shared_group_uuids <> '{}' or new.audience_uuid is not null) execute function choose_audience();

-- Figures are kept as tallies are.
create or replace function figure_entry() returns trigger language plpgsql as $$
declare
  entry contract_entries := coalesce(new, old);
begin
  perform from contracts where contract_id = entry.contract_id for share;
  insert into contract_figure_changes (viewer_uuid, kind, at, contracts, signing_ms, except_seat)
    select counted.viewer_uuid, figure.kind, figure.at, sign * figure.contracts, sign * figure.signing_ms, except_seat
      from contracts contract, figures_of(contract) figure,
           (select viewer_uuid, except_seat, sum(sign)::integer as sign
              from (select * from counts_of(new.viewer_uuid, new.own_seats) where tg_op <> 'DELETE'
                     union all
                    select viewer_uuid, except_seat, -sign from counts_of(old.viewer_uuid, old.own_seats) where tg_op <> 'INSERT') as both_of
             group by 1, 2 having sum(sign) <> 0) counted
     where contract.contract_id = entry.contract_id;
  return null;
end $$;
create trigger contract_entries_figured_own after update of own_seats on contract_entries for each row
  execute function figure_entry();

create or replace function figure_contract() returns trigger language plpgsql as $$
begin
  insert into contract_figure_changes (viewer_uuid, kind, at, contracts, signing_ms, except_seat)
    select counted.viewer_uuid, kind, at, sum(sign * contracts), sum(sign * signing_ms), except_seat
      from contract_entries entry, counts_of(entry.viewer_uuid, entry.own_seats) counted,
           (select * from figures_of(new)
             union all
            select kind, at, -contracts, -signing_ms from figures_of(old)) figure
     where contract_id = new.contract_id
     group by 1, 2, 3, except_seat having sum(contracts) <> 0 or sum(signing_ms) <> 0;
  return null;
end $$;

create or replace function figure_opening() returns trigger language plpgsql as $$
declare
  before timestamptz;
  after timestamptz;
begin
  perform from contracts where contract_id = new.contract_id for no key update;
  select date_trunc('day', max(opened_at), 'Asia/Seoul'),
         date_trunc('day', max(case receiver_uuid when new.receiver_uuid then old.opened_at else opened_at end), 'Asia/Seoul')
    into after, before from receivers where contract_id = new.contract_id;
  if before is distinct from after then
    insert into contract_figure_changes (viewer_uuid, kind, at, contracts, signing_ms, except_seat)
      select counted.viewer_uuid, 'OPENED', day, sign * change, 0, except_seat
        from contracts join contract_entries entry using (contract_id), counts_of(entry.viewer_uuid, entry.own_seats) counted,
             (values (before, -1), (after, 1)) opened (day, change)
       where contract_id = new.contract_id and contracts.status = 'IN_PROGRESS' and day is not null;
  end if;
  return null;
end $$;

create or replace function count_figures_anew() returns void language plpgsql as $$
begin
  lock table contract_figure_changes, contract_figures in exclusive mode;
  delete from contract_figure_changes;
  delete from contract_figures;
  insert into contract_figures (viewer_uuid, kind, at, contracts, signing_ms, except_seat)
    select counted.viewer_uuid, figure.kind, figure.at, sum(sign * figure.contracts), sum(sign * figure.signing_ms), except_seat
      from contracts contract, figures_of(contract) figure, contract_entries entry, counts_of(entry.viewer_uuid, entry.own_seats) counted
     where entry.contract_id = contract.contract_id
     group by 1, 2, 3, except_seat;
end $$;

-- Whom a contract is shared with changes their lists.
drop trigger contracts_told on contracts;
create trigger contracts_told after update on contracts for each row
  when ((old.version, old.status, old.seal_state, old.title, old.moved_at, old.folder_uuid, old.label_uuids, old.shared_group_uuids)
        is distinct from
        (new.version, new.status, new.seal_state, new.title, new.moved_at, new.folder_uuid, new.label_uuids, new.shared_group_uuids))
  execute function tell_contract();
