-- The audit log is sealed range by range (server/audit): each seal bears a keyed digest of the rows from `after_id` (not
-- included) to `last_id`, and one of itself and the seal before, so that what is changed, deleted or put in afterwards is
-- found. The key lies outside the database. Rows that are removed by a rule leave their seal, which then says so.
create table audit_seals (
  number bigint primary key,
  after_id bigint not null,
  last_id bigint not null,
  rows integer not null,
  sealed_at timestamptz not null,
  -- Which key it was: a fingerprint of it.
  key_print text not null,
  content bytea not null,
  seal bytea not null,
  removed_at timestamptz,
  removal bytea,
  check (last_id > after_id),
  check ((removed_at is null) = (removal is null))
);
