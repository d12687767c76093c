-- Conference interviews: one posting, one room, a panel by name, and a queue of applicants. Each place in the queue stands
-- for one interview, so that the rules of interviews (one round at a time, nobody in two at once) hold for it as well.
create table meetings (
  id uuid primary key,
  company_id bigint not null references companies on delete cascade,
  job_id bigint not null references jobs on delete cascade,
  created_by uuid references users on delete set null,
  state text not null default 'planned' check (state in ('planned', 'open', 'closed', 'cancelled')),
  starts_at timestamptz not null,
  -- For each applicant.
  minutes smallint not null check (minutes between 5 and 120),
  place text not null,
  contact text not null,
  phone text not null,
  note text not null default '',
  -- How often day, time or length were changed.
  moved smallint not null default 0 check (moved between 0 and 3),
  -- Counts every change, so that a page that looks on knows when to read again.
  version integer not null default 1,
  opened_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index meetings_company on meetings (company_id, starts_at, id);
create index meetings_job on meetings (job_id);

create table meeting_members (
  id uuid primary key,
  meeting_id uuid not null references meetings on delete cascade,
  name text not null,
  position smallint not null,
  unique (meeting_id, name)
);

create table meeting_places (
  id uuid primary key,
  meeting_id uuid not null references meetings on delete cascade,
  application_id uuid not null references applications on delete cascade,
  interview_id uuid not null unique references interviews on delete cascade,
  position integer not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'called', 'talking', 'done', 'absent', 'passed')),
  called_at timestamptz,
  began_at timestamptz,
  ended_at timestamptz
);
create index meeting_places_queue on meeting_places (meeting_id, position, id);
create index meeting_places_application on meeting_places (application_id);
-- Whoever writes the rows: one is called at a time, and one sits in the room.
create unique index meeting_places_called on meeting_places (meeting_id) where state = 'called';
create unique index meeting_places_talking on meeting_places (meeting_id) where state = 'talking';

-- What a member of the panel thought of one applicant; seen by the employer alone.
create table meeting_scores (
  place_id uuid not null references meeting_places on delete cascade,
  member_id uuid not null references meeting_members on delete cascade,
  marks jsonb not null,
  note text not null default '',
  author_id uuid references users on delete set null,
  updated_at timestamptz not null,
  primary key (place_id, member_id)
);
create index meeting_scores_member on meeting_scores (member_id);

-- A panel often has ten minutes for each.
alter table interviews drop constraint interviews_minutes_check;
alter table interviews add constraint interviews_minutes_check check (minutes between 5 and 240);

-- Registrations that somebody has shown to be their own, kept at the account.
create table kept_registrations (
  user_id uuid not null references users on delete cascade,
  registration_id uuid not null references third_registrations on delete cascade,
  kept_at timestamptz not null,
  primary key (user_id, registration_id)
);
create index kept_registrations_registration on kept_registrations (registration_id);
create index third_registrations_unpaid on third_registrations (post_id) where status = '2';
