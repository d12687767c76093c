-- Exam fees of recruitments that employers entrust to the employment centre. Amounts are whole fen.
create table third_recruitments (
  id bigint primary key,
  title text not null,
  client text not null,
  source text not null,
  payee text not null,
  phone text not null,
  exam text not null,
  exam_on date not null,
  fee integer not null check (fee > 0),
  pay_from timestamptz not null,
  pay_until timestamptz not null check (pay_until > pay_from),
  sample boolean not null default false
);

create table third_posts (
  id bigint primary key,
  recruitment_id bigint not null references third_recruitments on delete cascade,
  code text not null,
  title text not null,
  employer text not null,
  place text not null,
  headcount integer not null check (headcount > 0),
  education text not null,
  major text not null,
  duties text not null,
  requirements text not null,
  pay text not null,
  sample boolean not null default false,
  unique (recruitment_id, code)
);

-- `holder_key` is a slow digest of number, name and identity number; the last two are not stored.
create table third_registrations (
  id uuid primary key,
  number text not null unique,
  post_id bigint not null references third_posts,
  holder_key bytea not null,
  name_shown text not null,
  id_tail text not null,
  -- Where the result is told; '' for none given.
  phone text not null default '',
  status text not null check (status in ('0', '1', '2', '3', '4', '5')),
  remark text not null default '',
  registered_at timestamptz not null,
  sample boolean not null default false
);
create index third_registrations_post on third_registrations (post_id);

create table payment_orders (
  number text primary key,
  registration_id uuid not null references third_registrations,
  fee integer not null check (fee > 0),
  state text not null
    check (state in ('created', 'started', 'submitted', 'success', 'failed', 'cancelled', 'expired')),
  late boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  updated_at timestamptz not null,
  sample boolean not null default false
);
-- One open order and one that settled for each registration, whatever happens at once.
create unique index payment_orders_open on payment_orders (registration_id)
  where state in ('created', 'started', 'submitted');
create unique index payment_orders_settled on payment_orders (registration_id) where state = 'success';
create index payment_orders_registration on payment_orders (registration_id, created_at desc, number);
create index payment_orders_unfinished on payment_orders (expires_at, number)
  where state in ('created', 'started', 'submitted');

-- What the provider says it has received: each transaction once.
create table payment_receipts (
  transaction text primary key,
  order_number text not null references payment_orders,
  amount integer not null check (amount > 0),
  paid_at timestamptz not null,
  received_at timestamptz not null,
  sample boolean not null default false
);
create index payment_receipts_order on payment_receipts (order_number);

-- Money on its way back: for one receipt, never touching the order that another receipt settled.
create table payment_refunds (
  transaction text primary key references payment_receipts,
  order_number text not null references payment_orders,
  amount integer not null check (amount > 0),
  reason text not null check (reason in ('duplicate', 'late')),
  state text not null check (state in ('requested', 'success', 'failed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sample boolean not null default false
);
create index payment_refunds_order on payment_refunds (order_number);
create index payment_refunds_open on payment_refunds (created_at) where state = 'requested';

-- Notices of the provider that were taken, so that none counts twice.
create table payment_nonces (
  nonce text primary key,
  at timestamptz not null
);
create index payment_nonces_at on payment_nonces (at);

-- The sandbox's own books: what somebody pressed at its cashier.
create table sandbox_charges (
  order_number text primary key,
  outcome text not null check (outcome in ('success', 'failed', 'cancelled')),
  transaction text not null unique,
  amount integer not null,
  at timestamptz not null,
  refunded_at timestamptz
);
