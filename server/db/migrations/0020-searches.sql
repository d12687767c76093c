-- What is suggested while somebody types a search, derived from open jobs by server/searches and rebuilt by it at any
-- time: a row for each way in which a term may begin (its words, its pinyin, its initials). One range of the primary key
-- answers a prefix.
create table search_terms (
  key text collate "C" not null,
  kind text not null check (kind in ('category', 'title', 'company')),
  label text not null,
  value text not null,
  jobs integer not null,
  primary key (key, kind, label)
);

-- When each task of server/searches last began, so that of several copies of the service one does it.
create table search_tasks (
  name text primary key,
  began_at timestamptz not null
);

-- Searches that seekers keep. `search` is the contract's job query without a page, `digest` tells equal ones.
create table searches (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  search jsonb not null,
  digest text not null,
  alert text not null check (alert in ('off', 'daily', 'weekly')),
  by_email boolean not null,
  -- Signs the links that end its alert.
  secret uuid not null default gen_random_uuid(),
  -- Jobs newer than this have not been told of yet.
  told_until timestamptz not null,
  next_at timestamptz not null,
  created_at timestamptz not null,
  reminded_at timestamptz not null
);
create unique index searches_user on searches (user_id, digest);
create index searches_due on searches (next_at) where alert <> 'off';
create index searches_old on searches (reminded_at) where alert <> 'off';

-- Which reminders of a favourite's last day have been sent: so many days before it.
create table favourite_reminders (
  user_id uuid not null,
  job_id bigint not null,
  expires_on date not null,
  days smallint not null,
  primary key (user_id, job_id, expires_on, days),
  foreign key (user_id, job_id) references job_favourites on delete cascade
);
