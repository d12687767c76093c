-- What people do with their own account: proving an address, devices, cancelling, coming back, consents.

-- Codes also go by e-mail: `address` is a phone number or an e-mail address.
alter table sms_codes rename to one_time_codes;
alter table one_time_codes rename column phone to address;
alter index sms_codes_phone rename to one_time_codes_address;

-- An address stands here only after a code to it was proved; always in small letters.
create unique index users_email on users (user_type, email);

-- Whoever asked to cancel the account, and when; what is theirs goes after the grace period.
alter table users add column cancelled_at timestamptz;
create index users_cancelled on users (cancelled_at) where cancelled_at is not null;

-- `device` holds rough words such as “Android 手机 · 微信”; the browser's own description is not kept. `proved_until`: how
-- long this session counts as that of the person themself, for what cannot be undone.
alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column device text not null default '';
alter table sessions add column proved_until timestamptz;
create unique index sessions_id on sessions (id);

-- `login` signs in; `return` brings back a cancelled account.
alter table login_tickets add column purpose text not null default 'login' check (purpose in ('login', 'return'));

alter table consents add column withdrawn_at timestamptz;

-- Service in the armed forces, told with a consent of its own and deleted with it.
create table servicemen (
  user_id uuid primary key references users on delete cascade,
  branch text not null,
  enlisted_on text not null,
  discharged_on text not null,
  placement text not null,
  city text not null,
  resume_id uuid references resumes on delete set null,
  created_at timestamptz not null
);
