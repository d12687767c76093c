-- When the office of a fair on line last reminded an exhibitor of those who wait for it.
alter table fair_participations add column queue_reminded_at timestamptz;
