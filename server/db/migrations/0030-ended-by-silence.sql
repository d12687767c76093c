-- An application that the employer leaves unanswered ends; before that the seeker may remind once.
alter table applications drop constraint applications_status_check;
alter table applications add constraint applications_status_check check (status in
  ('delivered', 'viewed', 'shortlisted', 'interview', 'offer', 'hired', 'unfit', 'expired', 'withdrawn'));
alter table applications add column reminded_at timestamptz;
create index applications_unanswered on applications (created_at, id) where status in ('delivered', 'viewed');
