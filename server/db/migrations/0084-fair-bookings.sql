-- Employers at job fairs: what they declare when they apply, who comes, the waiting list and its offers, and the fee of a
-- booth.
alter table fair_participations
  -- An agency's licence for human resources services, as it was named at the application.
  add column agency_licence text not null default '',
  add column agency_until date,
  add column equipment text[] not null default '{}',
  add column wishes text not null default '',
  -- The text of the contract that was accepted, and when; '' before.
  add column contract_version text not null default '',
  add column contract_at timestamptz,
  -- The kind of booth that it waits for; '' for none. Whoever paid and lost the booth waits before everybody else.
  add column waits_for text not null default '' check (waits_for in ('', 'standard', 'large')),
  add column waiting_since timestamptz,
  add column waiting_first boolean not null default false,
  -- Why it was passed over last on the waiting list, so that it is told once.
  add column passed_over text not null default '',
  -- Cancelled too late to be free: counts as an absence.
  add column late_withdrawal boolean not null default false,
  add constraint fair_participations_waits check ((waits_for = '') = (waiting_since is null));
create index fair_participations_waiting on fair_participations (fair_id, waits_for, waiting_first desc, waiting_since, id)
  where state = 'waiting';

-- A booth outlives whoever held it: its reference is emptied alone, and a moment without a holder means nothing.
alter table fair_booths drop constraint fair_booths_check;

-- Names and numbers of who comes, sealed with FIELD_KEY; gone 30 days after the fair.
create table fair_attendees (
  participation_id uuid primary key references fair_participations on delete cascade,
  sealed bytea not null,
  people integer not null check (people between 1 and 4),
  named_at timestamptz not null
);

-- A free booth, offered to one of the waiting list, for whom it is held until then.
create table fair_offers (
  id uuid primary key,
  fair_id bigint not null references fairs on delete cascade,
  participation_id uuid not null references fair_participations on delete cascade,
  booth_id bigint not null references fair_booths on delete cascade,
  state text not null check (state in ('open', 'taken', 'refused', 'lapsed', 'ended')),
  offered_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);
create unique index fair_offers_open_booth on fair_offers (booth_id) where state = 'open';
create unique index fair_offers_open_participation on fair_offers (participation_id) where state = 'open';
create index fair_offers_participation on fair_offers (participation_id, offered_at desc);
create index fair_offers_booth on fair_offers (booth_id);
create index fair_offers_fair on fair_offers (fair_id);
create index fair_offers_until on fair_offers (until) where state = 'open';

-- The fee of a booth that was held: its orders are those of the payments engine.
create table fair_charges (
  id uuid primary key,
  number text not null unique,
  fair_id bigint not null references fairs on delete cascade,
  participation_id uuid not null references fair_participations on delete cascade,
  booth_id bigint not null references fair_booths on delete cascade,
  fee integer not null check (fee > 0),
  -- open: the booth is held for it; lapsed: that is over, and money that still comes is honoured where the booth is free;
  -- returned: the money goes back; ended: nothing is taken any more.
  state text not null check (state in ('open', 'paid', 'lapsed', 'returned', 'ended')),
  -- A payment under way has prolonged the hold.
  extended boolean not null default false,
  -- When its orders end, which is before the hold does.
  order_until timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index fair_charges_open on fair_charges (participation_id) where state = 'open';
create unique index fair_charges_paid on fair_charges (participation_id) where state = 'paid';
create index fair_charges_participation on fair_charges (participation_id, created_at desc);
create index fair_charges_fair on fair_charges (fair_id);
create index fair_charges_booth on fair_charges (booth_id);

-- Its orders end at `order_until`, before money ceases to be taken: for exams both are one moment.
create or replace view payable_registrations as
select 'third' as kind, g.id, g.number, g.holder_key, g.name_shown, g.id_tail, g.phone, g.status, g.status = '2' as awaiting,
  g.remark, g.registered_at, g.post_id, p.title as post_title, p.employer, r.id as recruitment_id, r.title as recruitment,
  r.client, r.source, r.payee, r.phone as contact, r.exam, r.exam_on, r.fee, r.pay_from, r.pay_until,
  r.pay_until as order_until
from third_registrations g
join third_posts p on p.id = g.post_id
join third_recruitments r on r.id = p.recruitment_id
union all
select 'exam', g.id, g.number, null, left(g.name, 1)
    || repeat('*', greatest(1, length(g.name) - case when length(g.name) > 2 then 2 else 1 end))
    || case when length(g.name) > 2 then right(g.name, 1) else '' end,
  g.id_tail, g.phone, g.status, (g.status = '2' and g.confirmed) or (g.status = '5' and g.pending = 'payment'),
  g.remark, g.submitted_at, p.id, p.title, p.unit, e.id, e.title,
  e.organiser, t.title, e.organiser, e.phone, '笔试', (e.exam_from at time zone 'Asia/Shanghai')::date, g.fee, o.opens_at,
  o.pay_until, o.pay_until
from exam_registrations g
join exam_positions p on p.id = g.position_id
join exams e on e.id = g.exam_id
join exam_themes t on t.id = e.theme_id
join exam_rounds o on o.id = g.round_id
where g.status is not null
union all
select 'fair', c.id, c.number, null, m.name, '', '',
  case c.state when 'paid' then '3' when 'open' then '2' when 'lapsed' then '2' else '4' end, c.state in ('open', 'lapsed'),
  '', c.created_at, b.id, '展位 ' || b.code, f.organiser, f.id, f.title,
  f.organiser, '招聘会', f.organiser, f.phone, '展位费', (f.opens_at at time zone 'Asia/Shanghai')::date, c.fee, c.created_at,
  f.book_until, c.order_until
from fair_charges c
join fair_participations p on p.id = c.participation_id
join companies m on m.id = p.company_id
join fair_booths b on b.id = c.booth_id
join fairs f on f.id = c.fair_id;
