-- The last table that somebody of an exam's office has uploaded, until it is handed on to be released or taken back.
create table exam_imports (
  id uuid primary key,
  exam_id bigint not null references exams on delete cascade,
  kind text not null check (kind in ('positions', 'scores')),
  user_id uuid not null references users on delete cascade,
  file_name text not null,
  uploaded_at timestamptz not null,
  rows integer not null,
  -- What is wrong: [{row, column, reason}].
  faults jsonb not null,
  -- What would change: {added, changed, gone, same}, and line by line as changes have it; null where something is wrong.
  figures jsonb,
  changes jsonb,
  -- What is written in the end, and of scores the whole table: text, read by the program alone.
  payload text,
  entries text,
  -- What it was held against, as a hash.
  base text not null,
  check ((figures is null) = (payload is null))
);
create unique index exam_imports_one on exam_imports (exam_id, kind, user_id);
create index exam_imports_user on exam_imports (user_id);

-- Numbers of positions that come by a table, beyond those of sample content.
create sequence exam_position_ids start 7000000000;

create index exam_rechecks_asked on exam_rechecks (asked_at, id) where state = 'asked';
