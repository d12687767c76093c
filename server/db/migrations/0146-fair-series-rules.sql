-- Rules that a series sets for its fairs in place of those by custom (src/contract/fair-rules.ts); null for none. A fair keeps
-- those that its series had when it was made: what employers have agreed to does not change under them.
alter table fair_series add column rules jsonb
  check (jsonb_typeof(rules) = 'object'
    and rules - '{freeCancelDays,checkInMinutes,noShows,shutOutDays,jobsPerBooth}'::text[] = '{}'::jsonb);
alter table fairs add column rules jsonb
  check (jsonb_typeof(rules) = 'object'
    and rules - '{freeCancelDays,checkInMinutes,noShows,shutOutDays,jobsPerBooth}'::text[] = '{}'::jsonb);
