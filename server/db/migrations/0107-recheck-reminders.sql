-- Which reminders of the next check of its licence a company has had: once for each step ahead of a last day.
create table recheck_reminders (
  company_id bigint not null references companies on delete cascade,
  recheck_by date not null,
  days smallint not null,
  primary key (company_id, recheck_by, days)
);

-- Who is given back a renewed licence reads that the check before it still counts, and until when.
create or replace function settle_licence() returns trigger language plpgsql as $$
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
  elsif old.state = 'approved' then
    update companies set verified_at = null, updated_at = new.reviewed_at
    where id = new.company_id and not exists (
      select 1 from company_licences l
      where l.company_id = new.company_id and l.state = 'approved' and l.submitted_at > new.submitted_at);
  else
    insert into messages (id, user_id, category, title, body, link, created_at)
    select gen_random_uuid(), m.user_id, 'job', '营业执照未通过核验',
      concat(format('您提交的营业执照没有通过核验：%s。请修改后重新提交。', new.reason),
        case when c.recheck_by >= (new.reviewed_at at time zone 'Asia/Shanghai')::date
          then format('原来的核验到 %s 仍然有效。', c.recheck_by) end),
      '/manage/center', new.reviewed_at
    from company_members m join companies c on c.id = m.company_id where c.id = new.company_id;
  end if;
  return null;
end
$$;
