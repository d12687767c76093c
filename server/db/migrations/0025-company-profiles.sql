-- What a company tells applicants: whom to ask (its own choice, not the account's phone), and pictures of its workplace.
-- Logo and pictures belong to the company: their files have no owner, so they outlast the account that sent them.
alter table companies
  add column public_contact text not null default '',
  add column public_phone text not null default '',
  add column public_email text not null default '',
  add column version integer not null default 1;

create table company_images (
  id uuid primary key,
  company_id bigint not null references companies on delete cascade,
  file_id uuid not null references files on delete cascade,
  caption text not null,
  position integer not null,
  created_at timestamptz not null
);
create index company_images_order on company_images (company_id, position, id);
create index company_images_file on company_images (file_id);
