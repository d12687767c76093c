-- The office's side of talks at fairs on line: what is reported and what is decided, and how long a talk really takes.

-- Who stood against whom, as it stays when the talk itself is forgotten.
alter table fair_talk_reports
  add column participation_id uuid references fair_participations on delete cascade,
  add column person_id uuid references users on delete set null,
  add column decision text check (decision in ('none', 'warning', 'stop')),
  -- What the reporter was told.
  add column answer text not null default '',
  add column decided_at timestamptz,
  add column decided_by uuid references users on delete set null,
  add constraint fair_talk_reports_decided check ((decision is null) = (decided_at is null));
update fair_talk_reports r set participation_id = t.participation_id, person_id = t.user_id
  from fair_threads t where t.id = r.thread_id;
create index fair_talk_reports_participation on fair_talk_reports (participation_id);
create index fair_talk_reports_person on fair_talk_reports (person_id);
create index fair_talk_reports_decided_by on fair_talk_reports (decided_by);
create index fair_talk_reports_decided on fair_talk_reports (decided_at);

-- What had been said when it was reported.
create table fair_talk_report_lines (
  report_id uuid not null references fair_talk_reports on delete cascade,
  place integer not null check (place > 0),
  by text not null check (by in ('seeker', 'employer', 'system')),
  text text not null,
  at timestamptz not null,
  primary key (report_id, place)
);

-- Who of the office has read that, and why.
create table fair_talk_report_reads (
  id uuid primary key,
  report_id uuid not null references fair_talk_reports on delete cascade,
  user_id uuid references users on delete set null,
  seen_by text not null,
  reason text not null,
  at timestamptz not null
);
create index fair_talk_report_reads_report on fair_talk_report_reads (report_id, at desc);
create index fair_talk_report_reads_user on fair_talk_report_reads (user_id);

-- An exhibitor that may not talk at a fair any more, or a person who may not queue there. Deleted 90 days after the fair.
create table fair_talk_bars (
  id uuid primary key,
  fair_id bigint not null references fairs on delete cascade,
  report_id uuid references fair_talk_reports on delete set null,
  participation_id uuid references fair_participations on delete cascade,
  user_id uuid references users on delete cascade,
  barred_at timestamptz not null,
  lifted_at timestamptz check (lifted_at >= barred_at),
  check (num_nonnulls(participation_id, user_id) = 1)
);
create index fair_talk_bars_fair on fair_talk_bars (fair_id);
create index fair_talk_bars_report on fair_talk_bars (report_id);
create unique index fair_talk_bars_exhibitor on fair_talk_bars (participation_id) where lifted_at is null;
create unique index fair_talk_bars_person on fair_talk_bars (user_id, fair_id) where lifted_at is null;
create index fair_talk_bars_participation on fair_talk_bars (participation_id);
create index fair_talk_bars_user on fair_talk_bars (user_id);

-- Who works at an exhibitor's queue: whoever has taken people or called somebody. Deleted 90 days after the fair.
create table fair_recruiters (
  participation_id uuid not null references fair_participations on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- When they were last heard of.
  seen_at timestamptz not null,
  primary key (participation_id, user_id)
);
create index fair_recruiters_user on fair_recruiters (user_id);

-- When somebody was last heard of stands with each recruiter now.
alter table fair_boards
  drop column seen_at,
  -- How long a talk takes by those of one day, and the day (in China); null before there are enough.
  add column pace_ms integer check (pace_ms >= 0),
  add column pace_on date,
  -- How many recruiters were there when that was last told.
  add column told_recruiters integer not null default 0 check (told_recruiters >= 0),
  add constraint fair_boards_pace check ((pace_ms is null) = (pace_on is null));

-- For how much of its time the fair was stopped.
alter table fair_talks add column stopped_ms bigint not null default 0 check (stopped_ms >= 0);
