-- A licence is checked again within six months (人社厅发〔2025〕60号). The last day on which a check counts follows from its own
-- by the calendar; where the month has no such day it is the last of the month.
alter table companies
  add column recheck_by date generated always as ((verified_at + interval '6 months')::date) stored;
create index companies_recheck on companies (recheck_by) where recheck_by is not null;
