-- Casual work that its employer has handed in waits until the check of the company counts; what it says stays in `draft`,
-- and `starts_at` says until when it can still appear.
alter table flexible_jobs
  drop constraint flexible_jobs_status_check,
  add constraint flexible_jobs_status_check check (status in ('draft', 'queued', 'open', 'closed')),
  drop constraint flexible_jobs_posted,
  add constraint flexible_jobs_posted check (
    status = 'draft' or (status = 'queued' and draft is not null and starts_at is not null)
    or (headcount > 0 and starts_on is not null and expires_on is not null and published_at is not null));
create index flexible_jobs_queued on flexible_jobs (company_id) where status = 'queued';
