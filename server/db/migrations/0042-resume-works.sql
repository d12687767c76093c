-- Works and certificates beside a resume. They belong to the original; its English version shows them too.
create table resume_works (
  id uuid primary key,
  resume_id uuid not null references resumes on delete cascade,
  file_id uuid not null references files on delete cascade,
  caption text not null,
  place bigint generated always as identity,
  created_at timestamptz not null
);
create index resume_works_order on resume_works (resume_id, place);
create index resume_works_file on resume_works (file_id);
