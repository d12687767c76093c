-- Who of the exam office saw the whole identity number of a candidate, when and why: shown to the candidate.
create table exam_reveals (
  id uuid primary key,
  registration_id uuid not null references exam_registrations on delete cascade,
  user_id uuid references users on delete set null,
  -- Office and person as they were called then.
  seen_by text not null,
  reason text not null,
  at timestamptz not null
);
create index exam_reveals_registration on exam_reveals (registration_id, at desc);
create index exam_reveals_user on exam_reveals (user_id);

-- Breaches of discipline that were decided upon (order 35, articles 5 to 8).
create table exam_disciplines (
  id uuid primary key,
  registration_id uuid not null references exam_registrations on delete cascade,
  change_id uuid references exam_changes on delete set null,
  article integer not null check (article between 5 and 8),
  item integer not null check (item between 1 and 9),
  facts text not null,
  -- Codes of the papers that are void.
  papers text[] not null,
  decided_at timestamptz not null
);
create index exam_disciplines_registration on exam_disciplines (registration_id, decided_at desc);
create index exam_disciplines_change on exam_disciplines (change_id);
