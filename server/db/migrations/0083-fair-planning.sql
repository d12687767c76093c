-- The day for which a series planned a fair: one fair for a series and day, whichever copy of the service comes first, and
-- whenever it is held in the end. Null for fairs that were made by hand.
alter table fairs add column planned_for date;
update fairs set planned_for = (opens_at at time zone 'UTC' + interval '8 hours')::date where series_id is not null;
create unique index fairs_planned on fairs (series_id, planned_for);
