-- The rest of a posting's life. `opens_on`: a checked posting appears on that day in China; until then its status stays
-- draft, so that whatever shows published jobs leaves it out, while its columns hold what will be published. Why a job
-- was taken down: a value of the contract's closing reasons, '' for jobs from before it was asked.
alter table jobs
  add column opens_on date,
  add column closed_reason text not null default '',
  add column closed_words text not null default '',
  add constraint jobs_opens_on check (opens_on is null or status = 'draft');
create index jobs_opening on jobs (opens_on) where opens_on is not null;

-- Postings that a company begins others from; `draft` is the contract's jobDraft without its last day.
create table posting_templates (
  id uuid primary key,
  company_id bigint not null references companies on delete cascade,
  created_by uuid references users on delete set null,
  name text not null,
  draft jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index posting_templates_name on posting_templates (company_id, lower(name));
create index posting_templates_author on posting_templates (created_by);
