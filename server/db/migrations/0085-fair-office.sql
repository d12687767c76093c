-- What a fair's office works with: mandates for a whole city, plans that two people may change, notices, stops, papers.

-- For all fairs of a city, those that come too; 360000 for every city of the province.
create table fair_city_mandates (
  city text not null check (city ~ '^36\d{4}$'),
  user_id uuid not null references users on delete cascade,
  mandates text[] not null check (cardinality(mandates) > 0),
  granted_at timestamptz not null,
  sample boolean not null default false,
  primary key (city, user_id)
);
create index fair_city_mandates_user on fair_city_mandates (user_id);

alter table fairs
  -- Rises with each change of the fair or its plan: whoever writes names the one that was read.
  add column version integer not null default 1,
  -- For the filing: people expected, as many as there is room for unless it is said, and staff on the day.
  add column expected integer check (expected > 0),
  add column staff integer not null default 0 check (staff >= 0),
  -- When it was filed with the labour authority and permitted by the police, under which numbers.
  add column filed_on date,
  add column filing_number text not null default '',
  add column permitted_on date,
  add column permit_number text not null default '',
  -- SHA-256 of the results in hexadecimal digits, once they are frozen.
  add column results_hash text check (results_hash ~ '^[0-9a-f]{64}$'),
  add column frozen_at timestamptz;

-- What everybody who takes part was told about a fair as a whole.
create table fair_notices (
  id uuid primary key,
  fair_id bigint not null references fairs on delete cascade,
  kind text not null check (kind in ('moved', 'postponed', 'cancelled', 'stopped', 'resumed')),
  title text not null,
  body text not null,
  sent_by uuid references users on delete set null,
  sent_at timestamptz not null
);
create index fair_notices_fair on fair_notices (fair_id, sent_at desc);

-- To whom; the message itself says whether it was read. It may have been removed since.
create table fair_notice_receipts (
  notice_id uuid not null references fair_notices on delete cascade,
  user_id uuid not null references users on delete cascade,
  message_id uuid references messages on delete set null,
  primary key (notice_id, user_id)
);
create index fair_notice_receipts_user on fair_notice_receipts (user_id);
create index fair_notice_receipts_message on fair_notice_receipts (message_id);

-- Emergency stops; one at a time.
create table fair_stops (
  id uuid primary key,
  fair_id bigint not null references fairs on delete cascade,
  reason text not null,
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at),
  stopped_by uuid references users on delete set null,
  resumed_by uuid references users on delete set null
);
create unique index fair_stops_open on fair_stops (fair_id) where ended_at is null;
create index fair_stops_fair on fair_stops (fair_id, began_at);
