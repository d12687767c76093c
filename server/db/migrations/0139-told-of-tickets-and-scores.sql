-- Whoever knows already is not told anew that tickets can be printed, or that scores of the written papers are out.
update exam_registrations g set reminded = array_append(reminded, 'ticket')
where exists (
  select 1 from exam_tickets t where t.registration_id = g.id and t.stage = 'written' and t.prints > 0);
update exam_registrations g set reminded = array_append(reminded, 'score')
where exists (
  select 1 from exam_scores s where s.registration_id = g.id and s.stage = 'written' and s.released_at <= now());
