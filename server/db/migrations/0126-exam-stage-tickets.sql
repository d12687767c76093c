-- Tickets of a skill test or an interview: until when one has to be there, and from when until when it lasts.
alter table exam_tickets add column arrives_at timestamptz;
alter table exam_tickets add column starts_at timestamptz;
alter table exam_tickets add column ends_at timestamptz;
alter table exam_tickets add constraint exam_tickets_times
  check (case when stage = 'written' then arrives_at is null and starts_at is null and ends_at is null
    else arrives_at <= starts_at and starts_at < ends_at end);
-- A room is used day after day; its numbers say in which order people come in.
drop index exam_tickets_seat;
create unique index exam_tickets_seat on exam_tickets (exam_id, stage, site_id, room, seat)
  where not void and stage = 'written';
create unique index exam_tickets_turn on exam_tickets (exam_id, stage, site_id, arrives_at, room, seat)
  where not void and stage <> 'written';

-- Only sites of the written papers have rooms that people are seated in.
alter table exam_sites add column stage text not null default 'written'
  check (stage in ('written', 'skill', 'interview'));
create sequence exam_site_ids start 7000000000;

alter table exam_imports drop constraint exam_imports_kind_check;
alter table exam_imports add constraint exam_imports_kind_check check (kind in
  ('positions', 'scores', 'skill-tickets', 'skill-scores', 'interview-tickets', 'interview-scores'));

-- What the last released list of totals says of somebody: {written, skill, interview, total, rank}.
alter table exam_scores add column overall jsonb;
