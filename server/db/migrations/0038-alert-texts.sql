-- Alerts of kept searches by SMS: when the last one went out, and the short name of the page that its link opens.
alter table searches add column by_sms boolean not null default false;
alter table searches add column texted_at timestamptz;
alter table searches add column short_name text;
create unique index searches_short on searches (short_name);
