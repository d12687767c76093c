-- Interviews from invitation to outcome. Times that wait to be chosen from stand in `slots`; the agreed one in starts_at.
create table interviews (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  company_id bigint not null references companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- The member who invited, and who sits at the other side of the table.
  interviewer_id uuid references users on delete set null,
  state text not null check (state in
    ('proposed', 'countered', 'accepted', 'finished', 'noshow', 'declined', 'cancelled')),
  way text not null check (way in ('onsite', 'video', 'phone')),
  place text not null,
  contact text not null,
  phone text not null,
  note text not null default '',
  minutes smallint not null check (minutes between 15 and 240),
  slots timestamptz[] not null check (cardinality(slots) between 1 and 5),
  starts_at timestamptz,
  ends_at timestamptz,
  rescheduled smallint not null default 0 check (rescheduled between 0 and 3),
  -- Counts what changes the calendar file.
  sequence integer not null default 0,
  absent text not null default '' check (absent in ('', 'seeker', 'employer')),
  result text not null default '' check (result in ('', 'passed', 'undecided', 'failed')),
  reminded_day boolean not null default false,
  reminded_hour boolean not null default false,
  seeker_hidden boolean not null default false,
  employer_hidden boolean not null default false,
  -- Where it stands in lists: the agreed start, or the first that was offered.
  sort_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((starts_at is null) = (ends_at is null)),
  check (starts_at is not null or state not in ('accepted', 'finished', 'noshow'))
);
create index interviews_user on interviews (user_id, sort_at, id);
create index interviews_company on interviews (company_id, sort_at, id);
create index interviews_interviewer on interviews (interviewer_id, starts_at) where state = 'accepted';
create index interviews_due on interviews (starts_at) where state = 'accepted';
-- One round at a time.
create unique index interviews_open on interviews (application_id)
  where state in ('proposed', 'countered', 'accepted');
create index interviews_application on interviews (application_id);

create table interview_events (
  id bigint generated always as identity primary key,
  interview_id uuid not null references interviews on delete cascade,
  at timestamptz not null,
  actor text not null check (actor in ('seeker', 'employer', 'system')),
  action text not null,
  remark text not null default '',
  starts_at timestamptz
);
create index interview_events_interview on interview_events (interview_id, at, id);

-- Nobody sits in two interviews at once, whoever writes the row. Those who agree on a time for the same person take
-- turns, so that each sees what the other has stored.
create function keep_interviews_apart() returns trigger language plpgsql as $$
declare
  person uuid;
begin
  for person in select p from unnest(array[new.user_id, new.interviewer_id]) as p where p is not null order by p loop
    perform pg_advisory_xact_lock(hashtextextended('interview ' || person, 0));
  end loop;
  if exists (select 1 from interviews i where i.user_id = new.user_id and i.state = 'accepted' and i.id <> new.id
      and i.starts_at < new.ends_at and i.ends_at > new.starts_at) then
    raise exception 'the applicant has another interview then'
      using errcode = 'exclusion_violation', constraint = 'interview_seeker_busy';
  end if;
  if exists (select 1 from interviews i where i.interviewer_id = new.interviewer_id and i.state = 'accepted'
      and i.id <> new.id and i.starts_at < new.ends_at and i.ends_at > new.starts_at) then
    raise exception 'the interviewer has another interview then'
      using errcode = 'exclusion_violation', constraint = 'interview_employer_busy';
  end if;
  return new;
end
$$;
create trigger interviews_apart before insert or update of state, starts_at, ends_at on interviews for each row
  when (new.state = 'accepted')
  execute function keep_interviews_apart();

-- An application that is taken back or turned down ends what was planned for it; its own message says why.
create function end_interviews() returns trigger language plpgsql as $$
begin
  with ended as (
    update interviews set state = 'cancelled', sequence = sequence + 1, updated_at = new.updated_at
    where application_id = new.id and state in ('proposed', 'countered', 'accepted')
      and (starts_at is null or starts_at > new.updated_at) returning id
  )
  insert into interview_events (interview_id, at, actor, action, remark)
  select id, new.updated_at, 'system', 'cancel',
    case new.status when 'withdrawn' then '求职者已撤回投递' else '单位已结束这次应聘' end
  from ended;
  return null;
end
$$;
create trigger application_ended after update of status on applications for each row
  when (new.status in ('withdrawn', 'unfit') and old.status is distinct from new.status)
  execute function end_interviews();
