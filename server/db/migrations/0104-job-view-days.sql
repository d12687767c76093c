-- How often each job was viewed on which day in China: counts alone, never whose. Pages keep room so that counting
-- rewrites no index.
create table job_view_days (
  job_id bigint not null references jobs on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (job_id, day)
) with (fillfactor = 85);
create index job_view_days_day on job_view_days (day);
