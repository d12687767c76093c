-- What a seeker wants to visit at a fair: booths (no job) and jobs.
create table fair_shortlist (
  user_id uuid not null references users on delete cascade,
  participation_id uuid not null references fair_participations on delete cascade,
  job_id bigint references jobs on delete cascade,
  note text not null default '' check (char_length(note) <= 200),
  added_at timestamptz not null
);
create unique index fair_shortlist_once on fair_shortlist (user_id, participation_id, coalesce(job_id, 0));
create index fair_shortlist_participation on fair_shortlist (participation_id);
create index fair_shortlist_job on fair_shortlist (job_id);
