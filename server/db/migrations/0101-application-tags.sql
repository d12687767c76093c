-- A company's own tags, and the applications that its members have put them on.
create table received_tags (
  id uuid primary key,
  company_id bigint not null references companies on delete cascade,
  name text not null check (char_length(name) between 1 and 20),
  created_at timestamptz not null,
  unique (company_id, name)
);
create table application_tags (
  application_id uuid not null references applications on delete cascade,
  tag_id uuid not null references received_tags on delete cascade,
  created_at timestamptz not null,
  primary key (application_id, tag_id)
);
create index application_tags_tag on application_tags (tag_id, application_id);
