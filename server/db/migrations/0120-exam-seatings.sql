-- What an exam was seated with at first, so that anybody may reckon its seats anew whatever has changed since: of people no
-- more than the draw asks for.
create table exam_seatings (
  exam_id bigint primary key references exams on delete cascade,
  -- As they are filled: [{site, number, seats, kind}].
  rooms jsonb not null,
  -- By their order: [[registration, position, whether a room of its own kind is asked for]].
  people jsonb not null
);

-- Exams that were seated before: with what is still known of it.
insert into exam_seatings (exam_id, rooms, people)
select began.exam_id,
  coalesce((
    select jsonb_agg(jsonb_build_object('site', s.code, 'number', room->'number', 'seats', room->'seats', 'kind', room->'kind')
      order by s.code, place)
    from exam_sites s, jsonb_array_elements(s.plan) with ordinality as rooms (room, place)
    where s.exam_id = began.exam_id), '[]'),
  (select jsonb_agg(jsonb_build_array(r.id, coalesce(r.position_id::text, ''),
      jsonb_path_exists(r.answers, '$.*.assistance ? (@ == "yes" || @ == true)')) order by r.id)
    from exam_tickets t join exam_registrations r on r.id = t.registration_id
    where t.exam_id = began.exam_id and t.stage = 'written' and t.issued_at = began.at)
from (select exam_id, min(issued_at) as at from exam_tickets where stage = 'written' group by exam_id) began;
