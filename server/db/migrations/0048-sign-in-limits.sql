-- The tries of the last window, each with its moment: a window that slides lets nobody double it at its edge. `until`:
-- when the row says nothing any more.
create table limited_tries (
  key text primary key,
  at timestamptz[] not null,
  until timestamptz not null
);
create index limited_tries_until on limited_tries (until);
drop table rate_limits;

-- From where somebody has signed in, as a digest: who comes from there again is not the stranger who guesses.
create table known_addresses (
  user_id uuid not null references users on delete cascade,
  address text not null,
  seen_at timestamptz not null,
  primary key (user_id, address)
);
create index known_addresses_seen on known_addresses (seen_at);

-- A ticket that signs in ends with the session that made it, and hands on no more than what is left of that.
alter table login_tickets add column session_hash bytea references sessions on delete cascade;
create index login_tickets_session on login_tickets (session_hash);
delete from login_tickets where purpose = 'login';
alter table login_tickets add constraint login_tickets_of_session check ((purpose = 'login') = (session_hash is not null));

-- Wrong codes are counted apart: `tries` of whoever ordered the code, `near_tries` from the address that ordered it,
-- `far_tries` from anywhere else.
alter table one_time_codes
  add column order_hash bytea,
  add column ordered_from text not null default '',
  add column near_tries smallint not null default 0,
  add column far_tries smallint not null default 0;
