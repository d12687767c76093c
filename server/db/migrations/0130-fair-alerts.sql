-- By which ways beside the portal somebody wants to hear of changes of their fairs. No row for whoever has not chosen.
create table fair_alerts (
  user_id uuid primary key references users on delete cascade,
  ways text[] not null check (ways <@ array['sms', 'email']),
  chosen_at timestamptz not null
);

-- Notices of fairs by SMS and e-mail: written with the message on the portal. To whom they go is read when they go.
create table fair_notice_letters (
  id bigint generated always as identity primary key,
  notice_id uuid not null references fair_notices on delete cascade,
  user_id uuid not null references users on delete cascade,
  way text not null check (way in ('sms', 'email')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  -- It does not wait for the day.
  urgent boolean not null,
  tries integer not null default 0 check (tries >= 0),
  -- When it is tried, or tried again.
  next_at timestamptz not null,
  unique (notice_id, user_id, way)
);
create index fair_notice_letters_due on fair_notice_letters (next_at, id) where state = 'waiting';
create index fair_notice_letters_user on fair_notice_letters (user_id);
