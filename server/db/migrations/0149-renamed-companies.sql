-- What a company was called before, and the day on which that changed: its page says so for a year.
alter table companies
  add column former_name text not null default '',
  add column renamed_on date,
  add check ((former_name = '') = (renamed_on is null));
