-- A posting comes before the public only when its company has been checked. Until then a checked posting waits: like a
-- scheduled one its status stays draft while its columns hold what will be published, and `queued_at` says since when.
alter table jobs
  add column queued_at timestamptz,
  add constraint jobs_queued_at check (queued_at is null or (status = 'draft' and opens_on is null));
create index jobs_queued on jobs (company_id) where queued_at is not null;

-- What companies that were never checked have before the public waits with the others.
with waiting as (
  update jobs set status = 'draft', queued_at = jobs.updated_at, version = jobs.version + 1
  from companies c
  where c.id = jobs.company_id and c.verified_at is null and jobs.status = 'valid'
  returning jobs.id)
delete from job_index where job_id in (select id from waiting);

-- 'automatic': the built-in checks alone; 'office': somebody looked at it. '' while it waits.
alter table company_licences
  add column reviewer text not null default '' check (reviewer in ('', 'automatic', 'office'));
update company_licences set reviewer = 'office' where state <> 'pending';

-- Nobody's name and contacts are given to a company that has not been checked, whatever its own setting says.
create or replace function is_blind(application applications) returns boolean stable language sql as $$
  select c.verified_at is null or (c.blind_review and not exists (
    select 1 from application_events e where e.application_id = application.id
      and e.status in ('shortlisted', 'interview', 'offer', 'hired')))
  from companies c where c.id = application.company_id
$$;
