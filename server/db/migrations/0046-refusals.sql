-- What was refused: one row an hour for each account and address, call and reason, however often it was tried. The address
-- is a keyed digest whose key lies outside the database; `subjects` names some of the things that were asked for.
create table refusals (
  window_start timestamptz not null,
  actor uuid,
  actor_type smallint,
  address text not null,
  call text not null,
  reason text not null,
  tries integer not null,
  subjects text[] not null default '{}',
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique nulls not distinct (window_start, actor, address, call, reason)
);
create index refusals_actor on refusals (actor, window_start desc);
create index audit_log_refused on audit_log (at) where outcome = 'refused';
