-- Who of the exam office may do what in an exam: prepare, review, second look, release, read.
create table exam_mandates (
  exam_id bigint not null references exams on delete cascade,
  user_id uuid not null references users on delete cascade,
  mandates text[] not null check (cardinality(mandates) > 0),
  granted_at timestamptz not null,
  sample boolean not null default false,
  primary key (exam_id, user_id)
);
create index exam_mandates_user on exam_mandates (user_id);

-- What one person has prepared and another releases.
create table exam_changes (
  id uuid primary key,
  exam_id bigint not null references exams on delete cascade,
  kind text not null,
  state text not null default 'prepared' check (state in ('prepared', 'released', 'refused', 'withdrawn')),
  title text not null,
  -- What it comes to, and line by line what changes: [{label, value}], [{what, field, before, after}].
  summary jsonb not null,
  rows jsonb not null,
  -- What is written when it is released: text, so that its hash is that of its bytes.
  payload text not null,
  hash text not null,
  prepared_by uuid references users on delete set null,
  prepared_at timestamptz not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  reason text not null default '',
  sample boolean not null default false,
  check ((state = 'prepared') = (decided_at is null)),
  check (prepared_by is null or decided_by is null or prepared_by <> decided_by or state = 'withdrawn')
);
create index exam_changes_listed on exam_changes (exam_id, prepared_at desc, id);
create index exam_changes_prepared_by on exam_changes (prepared_by);
create index exam_changes_decided_by on exam_changes (decided_by);
