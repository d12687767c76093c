-- Companies that have found an open resume invite its owner to apply, once for each posting. Whether that was done stands
-- in applications; here stands only who said no.
create table job_invitations (
  id uuid primary key,
  company_id bigint not null references companies on delete cascade,
  job_id bigint not null references jobs on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- The resume that was found.
  resume_id uuid references resumes on delete set null,
  invited_by uuid references users on delete set null,
  words text not null default '',
  created_at timestamptz not null,
  declined_at timestamptz
);
create unique index job_invitations_once on job_invitations (job_id, user_id);
create index job_invitations_user on job_invitations (user_id, created_at desc, id desc);
create index job_invitations_company on job_invitations (company_id, created_at);
create index job_invitations_resume on job_invitations (resume_id);
create index job_invitations_inviter on job_invitations (invited_by);
