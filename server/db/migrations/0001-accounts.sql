-- People and organisations that sign in, and everything that protects signing in.
create table users (
  id uuid primary key,
  user_type smallint not null check (user_type in (1, 2)),
  phone text,
  email text,
  nick_name text not null,
  avatar_file uuid,
  password_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sample boolean not null default false
);
create unique index users_phone on users (user_type, phone);

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- A one-time code that signs a person in through /auto-login.
create table login_tickets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);

create table captcha_challenges (
  id uuid primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);

create table sms_codes (
  id uuid primary key,
  phone text not null,
  user_type smallint not null,
  purpose text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_codes_phone on sms_codes (phone, user_type, purpose, created_at desc);

-- Wrong passwords in a row, by a digest of user type and phone, whether or not there is such an account.
create table login_failures (
  account text primary key,
  failures integer not null,
  last_at timestamptz not null
);

-- Fixed windows: one row per key and window, counted up by a single statement.
create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);

-- Everything in it is derived from the client's key: the answer can be read by whoever repeats the request only.
create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  answer bytea,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- What the law asks to be traceable: who did what to whose data. Never holds the data itself.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor uuid,
  actor_type smallint,
  action text not null,
  subject_kind text,
  subject_id text,
  outcome text not null,
  detail jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject_kind, subject_id, at desc);
create index audit_log_actor on audit_log (actor, at desc);

create table consents (
  user_id uuid not null references users on delete cascade,
  purpose text not null,
  version text not null,
  given_at timestamptz not null,
  primary key (user_id, purpose, version)
);

create table files (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  kind text not null,
  mime text not null,
  name text not null,
  bytes integer not null,
  sha256 bytea not null,
  created_at timestamptz not null
);
create index files_owner on files (owner_id, created_at desc);
