-- A candidate's say on a decision that is prepared about them: told until when, written by and by, sent once.
create table exam_statements (
  change_id uuid primary key references exam_changes on delete cascade,
  registration_id uuid not null references exam_registrations on delete cascade,
  -- What is thought of, as it was told.
  basis text not null,
  consequence text not null,
  facts text not null,
  until timestamptz not null,
  body text not null default '',
  files uuid[] not null default '{}',
  version integer not null default 0,
  saved_at timestamptz,
  sent_at timestamptz
);
create index exam_statements_registration on exam_statements (registration_id);
