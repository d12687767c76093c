-- Whoever sits on a panel sits in no other interview then. A panel names people, as its company does its members, and its
-- names follow when a member is renamed; a name that two members share says of neither that it is meant.

-- A panel keeps its room until the last who was given a time has had it; before anybody was, for one.
create function meeting_end(meeting meetings) returns timestamptz stable language sql as $$
  select greatest(meeting.starts_at, max(coalesce(i.starts_at, i.slots[1]))) + make_interval(mins => meeting.minutes)
  from meeting_places p join interviews i on i.id = p.interview_id
  where p.meeting_id = meeting.id and i.state in ('proposed', 'accepted', 'finished')
$$;

create function panel_member(company bigint, called text) returns uuid stable language sql as $$
  select (array_agg(user_id))[1] from company_members where company_id = company and name = called having count(*) = 1
$$;

-- Those who agree on a time for the same person take turns, so that each sees what the other has stored.
create function hold_interviewed(people uuid[]) returns void language plpgsql as $$
declare
  person uuid;
begin
  for person in select distinct p from unnest(people) as p where p is not null order by p loop
    perform pg_advisory_xact_lock(hashtextextended('interview ' || person, 0));
  end loop;
end
$$;

create or replace function keep_interviews_apart() returns trigger language plpgsql as $$
begin
  perform hold_interviewed(array[new.user_id, new.interviewer_id]);
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
  if exists (select 1 from company_members c
      join meetings m on m.company_id = c.company_id and m.state in ('planned', 'open') and m.starts_at < new.ends_at
      join meeting_members b on b.meeting_id = m.id and panel_member(c.company_id, b.name) = c.user_id
      where c.user_id = new.interviewer_id and meeting_end(m) > new.starts_at) then
    raise exception 'the interviewer sits on a panel then'
      using errcode = 'exclusion_violation', constraint = 'interview_employer_busy';
  end if;
  return new;
end
$$;
