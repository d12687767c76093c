-- A resume in Chinese and its English version, one each; whoever deletes the original may keep the version.
alter table resumes add column language text not null default 'zh' check (language in ('zh', 'en'));
alter table resumes add column original_id uuid references resumes on delete set null;
create unique index resumes_original on resumes (original_id);
