-- Alerts by e-mail and SMS on their way out: written with the message on the portal, deleted once they have gone. To whom
-- they go is read when they go.
create table search_letters (
  id bigint generated always as identity primary key,
  search_id uuid not null references searches on delete cascade,
  way text not null check (way in ('email', 'sms')),
  text text not null,
  headers jsonb not null,
  written_at timestamptz not null,
  -- When it is tried, or tried again.
  next_at timestamptz not null
);
create index search_letters_due on search_letters (next_at, id);
create index search_letters_search on search_letters (search_id);

-- Open jobs by when they last became news to those who wait for such a job: published, or published again after a while.
create index jobs_news on jobs (greatest(published_at, renewed_at)) where status = 'valid';
