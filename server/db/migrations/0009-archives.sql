-- Personnel files of people between employers: who keeps them, and their way from one keeper to the next.
create table archive_offices (
  id bigint primary key,
  name text not null,
  city text not null,
  address text not null,
  phone text not null,
  hours text not null,
  sample boolean not null default false
);
create index archive_offices_city on archive_offices (city, id);

-- `holder_key` is a slow digest of name and identity number, neither of which is stored here.
create table archives (
  id uuid primary key,
  holder_key bytea not null unique,
  user_id uuid unique references users on delete set null,
  office_id bigint not null references archive_offices,
  name_shown text not null,
  id_tail text not null,
  phone text not null,
  state text not null check (state in ('held', 'transit', 'moved')),
  since date not null,
  materials text[] not null default '{}',
  sample boolean not null default false
);

create table archive_transfers (
  id uuid primary key,
  number text not null unique,
  user_id uuid not null references users on delete cascade,
  office_id bigint not null references archive_offices,
  holder_key bytea not null,
  -- Stands in the letter, which would be of no use without it; the identity number is stored nowhere.
  holder_name text not null,
  name_shown text not null,
  id_tail text not null,
  phone text not null,
  from_name text not null,
  from_contact text not null,
  reason text not null,
  files uuid[] not null,
  state text not null check (state in
    ('requested', 'issued', 'accepted', 'sealed', 'transit', 'received', 'closed', 'returned', 'cancelled')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sample boolean not null default false
);
create index archive_transfers_user on archive_transfers (user_id, created_at desc, id desc);
-- One file is asked for at a time.
create unique index archive_transfers_open on archive_transfers (user_id)
  where state not in ('closed', 'returned', 'cancelled');

create table archive_steps (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references archive_transfers on delete cascade,
  at timestamptz not null,
  state text not null,
  office text not null,
  note text not null default ''
);
create index archive_steps_transfer on archive_steps (transfer_id, at, id);

-- The code is the only way to a certificate for whoever did not ask for it.
create table archive_certificates (
  code text primary key,
  kind text not null check (kind in ('letter', 'proof')),
  user_id uuid not null references users on delete cascade,
  transfer_id uuid unique references archive_transfers on delete cascade,
  name_shown text not null,
  id_tail text not null,
  office text not null,
  issued_on date not null,
  valid_until date not null,
  revoked_at timestamptz,
  created_at timestamptz not null,
  sample boolean not null default false
);
create index archive_certificates_user on archive_certificates (user_id, created_at desc, code);
