-- Visitors of job fairs whom exhibitors scan at their booths, and the resume that a visitor hands over to those who do.

-- A consent of its own, for one fair. It stays without a resume once it is taken back, so that exhibitors are told so.
create table booth_consents (
  fair_id bigint not null references fairs on delete cascade,
  user_id uuid not null references users on delete cascade,
  resume_id uuid references resumes on delete set null,
  -- Of the text that was agreed to.
  version text not null,
  agreed_at timestamptz not null,
  revoked_at timestamptz,
  primary key (fair_id, user_id)
);
create index booth_consents_user on booth_consents (user_id);
create index booth_consents_resume on booth_consents (resume_id);

-- One scan of one device, by the id that the device gave it, with what was written since. Whom the ticket belongs to is
-- kept here: tickets are deleted before.
create table booth_visits (
  id uuid primary key,
  participation_id uuid not null references fair_participations on delete cascade,
  fair_id bigint not null references fairs on delete cascade,
  company_id bigint not null references companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  number integer not null check (number between 10000000 and 99999999),
  scanned_by uuid references users on delete set null,
  scanned_at timestamptz not null,
  note text not null default '',
  next_step text not null default '' check (next_step in ('', 'interview', 'contact', 'reserve', 'unfit')),
  written_at timestamptz not null,
  received_at timestamptz not null
);
create index booth_visits_participation on booth_visits (participation_id, number);
create index booth_visits_fair on booth_visits (fair_id, user_id);
create index booth_visits_user on booth_visits (user_id);
create index booth_visits_company on booth_visits (company_id);
create index booth_visits_by on booth_visits (scanned_by);

-- Typed codes of which there was no ticket: by the device's id, so that one that is told twice counts once.
create table booth_misses (
  id uuid primary key,
  company_id bigint not null references companies on delete cascade,
  at timestamptz not null
);
create index booth_misses_company on booth_misses (company_id, at);
create index booth_misses_at on booth_misses (at);

-- Looks at a resume that was handed over at a fair.
alter table resume_access drop constraint resume_access_kind_check;
alter table resume_access add constraint resume_access_kind_check check (kind in ('view', 'download', 'pdf', 'fair'));
