-- What seekers report of postings. The office handles reports in its own system and writes state and answer here; whoever
-- reported hears of it in the same transaction.
create table job_reports (
  ticket text primary key,
  job_id bigint not null references jobs on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text not null,
  detail text not null,
  state text not null default 'received' check (state in ('received', 'upheld', 'dismissed')),
  answer text not null default '',
  created_at timestamptz not null,
  handled_at timestamptz,
  check ((state = 'received') = (handled_at is null)),
  unique (user_id, job_id)
);
create index job_reports_job on job_reports (job_id);

create function tell_of_report() returns trigger language plpgsql as $$
begin
  insert into messages (id, user_id, category, title, body, link, created_at)
  select gen_random_uuid(), new.user_id, 'service',
    case new.state when 'upheld' then '您举报的职位已查实' else '您举报的职位已核查' end,
    format(case new.state
      when 'upheld' then '您举报的「%s」（编号 %s）已查实并处理。%s'
      else '您举报的「%s」（编号 %s）经核查没有发现违规。%s' end, j.title, new.ticket, new.answer),
    '/job-details/' || new.job_id, new.handled_at
  from jobs j where j.id = new.job_id;
  return null;
end
$$;
create trigger job_report_handled after update of state on job_reports for each row
  when (new.state is distinct from old.state and new.state <> 'received')
  execute function tell_of_report();
