-- How many steps a registration has taken: a decision is about exactly the state that was looked at.
alter table exam_registrations add column turn integer not null default 0;

-- Which approvals are looked at again goes by this, and is nobody's to know beforehand.
alter table exams add column review_salt text not null default gen_random_uuid()::text;

-- Who has a registration in hand: one person each, each person one of an exam, until it expires.
create table exam_review_locks (
  registration_id uuid primary key references exam_registrations on delete cascade,
  exam_id bigint not null references exams on delete cascade,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create unique index exam_review_locks_one on exam_review_locks (exam_id, user_id);
create index exam_review_locks_user on exam_review_locks (user_id);

-- What each person made of a registration as it was sent: the first look, the blind second, a third where they disagree.
create table exam_review_judgements (
  registration_id uuid not null references exam_registrations on delete cascade,
  turn integer not null,
  place integer not null check (place between 1 and 3),
  user_id uuid references users on delete set null,
  command text not null check (command in ('approve', 'refuse', 'askRepair')),
  reasons jsonb not null default '{}',
  at timestamptz not null,
  primary key (registration_id, turn, place)
);
-- Nobody looks twice at the same.
create unique index exam_review_judgements_once on exam_review_judgements (registration_id, turn, user_id);
create index exam_review_judgements_user on exam_review_judgements (user_id);
