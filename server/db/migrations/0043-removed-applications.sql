-- When somebody took an ended application out of the own list; the employer keeps it.
alter table applications add column removed_at timestamptz;
