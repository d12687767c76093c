-- Who heard somebody in the interview, and what a policy adds to the written total (hundredths of a point).
alter table exam_scores add column panel text not null default '';
alter table exam_scores add column bonus integer not null default 0 check (bonus between 0 and 10000);

-- Lists of an exam, as they were sealed. One is public once it was released; a later version leaves it readable.
create table exam_lists (
  id uuid primary key,
  exam_id bigint not null references exams on delete cascade,
  kind text not null check (kind in ('shortlist', 'final', 'checkup', 'hire')),
  -- Counted from 1 among those of its kind that were released.
  version integer check (version > 0),
  -- What it comes from and what comes of it (contract/exam-list-text.ts): its hash is that of these bytes.
  body text not null,
  hash text not null,
  note text not null default '',
  -- What a new version changes, and why.
  reason text not null default '',
  -- How another is asked to release it.
  change_id uuid references exam_changes on delete set null,
  sealed_at timestamptz not null,
  released_at timestamptz,
  -- The last day on which it shows names, and those names with their middle hidden, by ticket number.
  names_until date,
  names jsonb not null default '{}',
  sample boolean not null default false,
  check ((released_at is null) = (version is null)),
  check ((released_at is null) = (names_until is null))
);
create unique index exam_lists_version on exam_lists (exam_id, kind, version);
create index exam_lists_change on exam_lists (change_id);
create index exam_lists_named on exam_lists (names_until) where names <> '{}';

-- What seats are drawn with: fixed when registering closes, when its SHA-256 is published; told with the tickets.
alter table exams add column seating_seed text;
alter table exams add column seating_hash text;
alter table exams add constraint exams_seating_sealed check ((seating_seed is null) = (seating_hash is null));
