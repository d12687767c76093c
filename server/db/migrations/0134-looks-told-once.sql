-- What an employer prints of a resume is told to its owner as well.
alter table resume_access drop constraint resume_access_kind_check;
alter table resume_access add constraint resume_access_kind_check
  check (kind in ('view', 'download', 'pdf', 'print', 'fair', 'read', 'compare', 'export'));

drop index resume_access_sent;
create unique index resume_access_sent on resume_access (job_id, user_id, kind, date_trunc('hour', at at time zone 'UTC'))
  where kind in ('read', 'compare', 'export', 'print');

-- A page that is read again within ten minutes is the same look, also where two ask at once: of those that were written
-- twice the first stays.
delete from resume_access a using resume_access earlier
where a.kind in ('view', 'fair') and earlier.kind = a.kind and earlier.resume_id = a.resume_id and earlier.by_user = a.by_user
  and earlier.id < a.id
  and date_bin('10 minutes', earlier.at, timestamptz 'epoch') = date_bin('10 minutes', a.at, timestamptz 'epoch');
create unique index resume_access_found on resume_access
  (resume_id, by_user, kind, date_bin('10 minutes', at, timestamptz 'epoch'))
  where kind in ('view', 'fair', 'print') and job_id is null;

-- The search for people holds no name and no number that its owner wrote into a text: what the index held goes, and the
-- service builds it anew before it answers.
truncate talent_index;
