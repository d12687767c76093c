-- Looks at a resume that was sent, by the job that it was sent for: read, compared with others, or taken along in a list.
alter table resume_access drop constraint resume_access_kind_check;
alter table resume_access add constraint resume_access_kind_check
  check (kind in ('view', 'download', 'pdf', 'fair', 'read', 'compare', 'export'));
alter table resume_access add column job_id bigint references jobs on delete set null;
create index resume_access_job on resume_access (job_id) where job_id is not null;

-- A page that is read again within the hour, or by a colleague, is the same look, also where two ask at once.
create unique index resume_access_sent on resume_access (job_id, user_id, kind, date_trunc('hour', at at time zone 'UTC'))
  where kind in ('read', 'compare', 'export');
