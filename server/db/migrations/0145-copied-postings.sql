-- The job of which a posting was made as a copy, and when that was first offered where both are the same to whoever looks for
-- work: `published_at` says of the copy alone.
alter table jobs
  add column copied_from bigint references jobs on delete set null,
  add column first_offered_at timestamptz;
create index jobs_copied_from on jobs (copied_from) where copied_from is not null;
