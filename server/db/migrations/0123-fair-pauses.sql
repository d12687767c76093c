-- Since when a fair's clock stands still: it was stopped, or put off without a new day. Null while it runs.
alter table fairs add column paused_at timestamptz;
update fairs f set paused_at = s.began_at from fair_stops s
where s.fair_id = f.id and s.ended_at is null and f.state = 'stopped';
update fairs set paused_at = changed_at where state = 'postponed';

-- On line nobody checks in at a gate: whoever worked at a queue was there, and of the others nobody knows that they were not.
update fair_participations p set state = case
    when exists (select 1 from fair_recruiters r where r.participation_id = p.id) then 'present' else 'confirmed' end
from fairs f where f.id = p.fair_id and f.kind = '2' and p.state = 'absent';
