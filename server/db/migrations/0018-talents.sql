-- Open resumes as employers' search sees them, derived from resumes by server/talents in the transaction that saves one
-- and rebuilt by it at any time. `search` holds words (~ before those of the wish and the latest title) and, as lexemes
-- that begin with !, the values that filters ask for, so that one index answers both. `gone`: the account is being
-- cancelled.
create table talent_index (
  resume_id uuid primary key references resumes on delete cascade,
  user_id uuid not null references users on delete cascade,
  updated_at timestamptz not null,
  gone boolean not null default false,
  search tsvector not null
);
alter table talent_index alter column search set storage main;
create index talent_index_search on talent_index using gin (search) with (fastupdate = off);
create index talent_index_newest on talent_index (updated_at desc, resume_id desc) where not gone;
create index talent_index_user on talent_index (user_id);

create function hide_cancelled_talent() returns trigger language plpgsql as $$
begin
  update talent_index set gone = new.cancelled_at is not null where user_id = new.id;
  return null;
end
$$;
create trigger talent_cancelled after update of cancelled_at on users for each row
  when ((new.cancelled_at is null) is distinct from (old.cancelled_at is null))
  execute function hide_cancelled_talent();

-- Companies that may not find a person.
create table resume_blocks (
  user_id uuid not null references users on delete cascade,
  company_id bigint not null references companies on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, company_id)
);
create index resume_blocks_company on resume_blocks (company_id, user_id);

-- What a company keeps of other people's resumes: favourites, downloads, what it looked at; each once.
create table talent_marks (
  company_id bigint not null references companies on delete cascade,
  kind text not null check (kind in ('favourite', 'download', 'view')),
  resume_id uuid not null references resumes on delete cascade,
  by_user uuid references users on delete set null,
  at timestamptz not null,
  primary key (company_id, kind, resume_id)
);
create index talent_marks_recent on talent_marks (company_id, kind, at desc, resume_id desc);
create index talent_marks_resume on talent_marks (resume_id);
create index talent_marks_by on talent_marks (by_user);

-- Every look at a resume that was found rather than sent, for its owner to read. It outlives resume and company member.
create table resume_access (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  resume_id uuid references resumes on delete set null,
  company_id bigint not null references companies on delete cascade,
  by_user uuid references users on delete set null,
  kind text not null check (kind in ('view', 'download')),
  at timestamptz not null
);
create index resume_access_owner on resume_access (user_id, at desc, id desc);
create index resume_access_downloads on resume_access (company_id, at) where kind = 'download';
create index resume_access_resume on resume_access (resume_id);
create index resume_access_by on resume_access (by_user);

-- A row only where a company has switched its recommendations off.
create table recommendations_off (
  company_id bigint primary key references companies on delete cascade,
  at timestamptz not null
);
