-- Business licences that companies hand in. The office's own system checks them and writes state, reason and time into
-- the row; the company's day of verification and its people's message follow in the same transaction.
create table company_licences (
  id uuid primary key,
  company_id bigint not null references companies on delete cascade,
  file_id uuid references files on delete set null,
  submitted_by uuid references users on delete set null,
  submitted_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'returned')),
  reason text not null default '',
  reviewed_at timestamptz,
  check ((state = 'pending') = (reviewed_at is null)),
  check ((state = 'returned') = (reason <> ''))
);
create index company_licences_latest on company_licences (company_id, submitted_at desc);
create unique index company_licences_waiting on company_licences (company_id) where state = 'pending';

create function settle_licence() returns trigger language plpgsql as $$
begin
  if new.state = 'approved' then
    -- A first check is told by company_verified; a later one only moves the day.
    insert into messages (id, user_id, category, title, body, link, created_at)
    select gen_random_uuid(), m.user_id, 'job', '营业执照已重新核验',
      '您提交的营业执照已通过核验，职位页会显示新的核验日期。', '/manage/center', new.reviewed_at
    from company_members m join companies c on c.id = m.company_id
    where c.id = new.company_id and c.verified_at is not null;
    update companies set verified_at = (new.reviewed_at at time zone 'Asia/Shanghai')::date, updated_at = new.reviewed_at
    where id = new.company_id;
  else
    insert into messages (id, user_id, category, title, body, link, created_at)
    select gen_random_uuid(), user_id, 'job', '营业执照未通过核验',
      format('您提交的营业执照没有通过核验：%s。请修改后重新提交。', new.reason), '/manage/center', new.reviewed_at
    from company_members where company_id = new.company_id;
  end if;
  return null;
end
$$;
create trigger licence_settled after update of state on company_licences for each row
  when (old.state = 'pending' and new.state <> 'pending')
  execute function settle_licence();
