-- 0: somebody waits for it; 1: part of something large, which must not delay what somebody waits for.
alter table jobs add column lane smallint not null default 0 check (lane in (0, 1));
drop index jobs_due_idx;
create index jobs_due_idx on jobs (lane, run_at) where failed_at is null;
