-- Members of a company by role and name, and those who were invited to become one.
alter table company_members
  add column name text not null default '',
  add column seen_at timestamptz,
  add constraint company_members_role_check check (role in ('reader', 'recruiter', 'owner'));
update company_members m set name = c.contact_name from companies c where c.id = m.company_id;

-- One open invitation for each phone; the token itself travels in a text message only. Whoever has joined stands among
-- the members, so name and phone go with that, or with its withdrawal.
create table company_invitations (
  id uuid primary key,
  company_id bigint not null references companies on delete cascade,
  name text not null,
  phone text not null,
  role text not null check (role in ('reader', 'recruiter', 'owner')),
  token_hash bytea not null unique,
  state text not null default 'open' check (state in ('open', 'used', 'withdrawn')),
  invited_by uuid references users on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  check (state = 'open' or (name = '' and phone = ''))
);
create unique index company_invitations_open on company_invitations (company_id, phone) where state = 'open';
create index company_invitations_sent on company_invitations (company_id, sent_at, id);
create index company_invitations_expiry on company_invitations (expires_at);
create index company_invitations_by on company_invitations (invited_by);

-- What a member wrote about applicants is the company's: it stays when they leave.
alter table application_notes
  alter column author_id drop not null,
  drop constraint application_notes_author_id_fkey,
  add constraint application_notes_author_id_fkey foreign key (author_id) references users on delete set null;
create index application_notes_author on application_notes (author_id);
