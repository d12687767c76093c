-- When the employer last wrote to the applicant: it is not silent for as long as anybody has to answer.
alter table applications add column heard_at timestamptz;

update applications a set heard_at = e.at
from (
  select application_id, max(at) as at from application_events
  where actor = 'employer' and remark <> '' group by application_id
) e
where e.application_id = a.id and a.status in ('delivered', 'viewed');
