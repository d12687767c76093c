-- Forms that were sent when too many were: judged by when they arrived, done in that order. What is done leaves; what was
-- refused stays with its words until the form is written on or sent anew.
create table exam_submissions (
  registration_id uuid primary key references exam_registrations on delete cascade,
  place bigint generated always as identity,
  version integer not null,
  -- Sent for the first time, and not mended.
  is_first boolean not null,
  arrived_at timestamptz not null,
  outcome text check (outcome = 'refused'),
  code integer,
  words text not null default '',
  -- What is wrong, by field.
  fields jsonb not null default '{}',
  check ((outcome is null) = (code is null))
);
create index exam_submissions_waiting on exam_submissions (arrived_at, place) where outcome is null;

-- Positions are searched in the process, beside their counts: what words would have been found by is used by nothing.
alter table exam_positions drop column words;
