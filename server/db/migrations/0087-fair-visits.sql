-- Visitors of job fairs: who comes in which half hour, and what happens at the gates.

-- A row for each slot that somebody ever wanted: locked while its places are counted, so that none is given twice.
create table fair_slots (
  fair_id bigint not null references fairs on delete cascade,
  slot integer not null check (slot >= 0),
  primary key (fair_id, slot)
);

-- A visitor's ticket holds nothing of the person but the account. It stays as cancelled when that is closed, so that a
-- desk knows the paper for what it is, and is deleted 30 days after the fair.
create table fair_tickets (
  id uuid primary key,
  fair_id bigint not null references fairs on delete cascade,
  user_id uuid references users on delete set null,
  -- Drawn by lot: it can't be counted up.
  number integer not null check (number between 10000000 and 99999999),
  slot integer not null check (slot >= 0),
  state text not null check (state in ('valid', 'waiting', 'cancelled')),
  revision integer not null default 1 check (revision between 1 and 65535),
  created_at timestamptz not null,
  -- Since when whoever waits stands in line.
  waiting_since timestamptz,
  updated_at timestamptz not null,
  check (user_id is not null or state = 'cancelled'),
  check ((state = 'waiting') = (waiting_since is not null)),
  unique (fair_id, number)
);
create unique index fair_tickets_live on fair_tickets (fair_id, user_id) where state <> 'cancelled';
create index fair_tickets_user on fair_tickets (user_id, created_at desc);
create index fair_tickets_slot on fair_tickets (fair_id, slot, state);
create index fair_tickets_changed on fair_tickets (fair_id, updated_at);
create index fair_tickets_line on fair_tickets (fair_id, slot, waiting_since, id) where state = 'waiting';

-- What happened at the gates. No reference to tickets: what a desk saw is kept whatever becomes of them.
create table fair_scans (
  id uuid primary key,
  fair_id bigint not null references fairs on delete cascade,
  kind text not null check (kind in ('ticket', 'walk-in', 'leave')),
  at timestamptz not null,
  gate integer not null check (gate between 1 and 20),
  -- 0 for people without a ticket.
  number integer not null default 0,
  -- What the desk showed, what the service says of it, and why a supervisor let somebody in all the same.
  verdict text not null,
  judged text not null,
  reason text not null default '',
  let_in boolean not null,
  received_at timestamptz not null
);
create index fair_scans_entries on fair_scans (fair_id, number, at, id) where let_in;
create index fair_scans_fair on fair_scans (fair_id, kind, gate);
create index fair_scans_received on fair_scans (fair_id, received_at);

-- What stays of the visitors of a fair: figures.
create table fair_visit_counts (
  fair_id bigint primary key references fairs on delete cascade,
  registered integer not null,
  admitted integer not null,
  walk_ins integer not null,
  counted_at timestamptz not null
);
