-- The fee of an exam registration goes the same way as that of a third-party recruitment: an order belongs to either.
alter table payment_orders drop constraint payment_orders_registration_id_fkey;
-- A fee also goes back when the position that it was paid for is cancelled.
alter table payment_refunds drop constraint payment_refunds_reason_check;
alter table payment_refunds add constraint payment_refunds_reason_check
  check (reason in ('duplicate', 'late', 'cancelled-position'));

-- Registrations for which a fee may be due. `awaiting`: it has not come, and is still taken.
create view payable_registrations as
select 'third' as kind, g.id, g.number, g.holder_key, g.name_shown, g.id_tail, g.phone, g.status, g.status = '2' as awaiting,
  g.remark, g.registered_at, g.post_id, p.title as post_title, p.employer, r.id as recruitment_id, r.title as recruitment,
  r.client, r.source, r.payee, r.phone as contact, r.exam, r.exam_on, r.fee, r.pay_from, r.pay_until
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
  o.pay_until
from exam_registrations g
join exam_positions p on p.id = g.position_id
join exams e on e.id = g.exam_id
join exam_themes t on t.id = e.theme_id
join exam_rounds o on o.id = g.round_id
where g.status is not null;

-- An account that is closed leaves a past registration behind, as far as the law asks for it, and takes its files along.
alter table exam_registrations drop constraint exam_registrations_user_id_fkey;
alter table exam_registrations add constraint exam_registrations_user_id_fkey
  foreign key (user_id) references users on delete set null;
alter table exam_registrations drop constraint exam_registrations_photo_file_fkey;
alter table exam_registrations add constraint exam_registrations_photo_file_fkey
  foreign key (photo_file) references files on delete set null;
create index exam_registrations_photo on exam_registrations (photo_file);

-- Of which deadlines somebody was reminded: waiver, pay, repair.
alter table exam_registrations add column reminded text[] not null default '{}';
-- How many places of the city are held, where there is a limit: raised and lowered in one statement, never past it.
alter table exam_rounds add column held integer not null default 0;
alter table exam_rounds add constraint exam_rounds_not_oversold check (held >= 0 and (seats is null or held <= seats));
