-- A company whose verification is withdrawn has nothing before the public: its open postings wait again (`queued_at`) and
-- come back with its next check. Whoever withdraws it, the postings go in the same transaction.
create function queue_open_postings(company bigint, moment timestamptz) returns bigint language sql as $$
  with open as (
    select id from jobs
    where company_id = company and status = 'valid' and expires_on >= (moment at time zone 'Asia/Shanghai')::date
    order by id for update),
  queued as (
    update jobs set status = 'draft', queued_at = moment, version = version + 1, updated_at = moment
    where id in (select id from open) returning id),
  gone as (delete from job_index where job_id in (select id from queued))
  select count(*) from queued
$$;

-- A licence that was approved and is returned takes the verification along, unless a later one has been approved.
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
    select gen_random_uuid(), user_id, 'job', '营业执照未通过核验',
      format('您提交的营业执照没有通过核验：%s。请修改后重新提交。', new.reason), '/manage/center', new.reviewed_at
    from company_members where company_id = new.company_id;
  end if;
  return null;
end
$$;
drop trigger licence_settled on company_licences;
create trigger licence_settled after update of state on company_licences for each row
  when (old.state <> new.state and new.state <> 'pending' and (old.state = 'pending' or new.state = 'returned'))
  execute function settle_licence();

create or replace function tell_of_verification() returns trigger language plpgsql as $$
declare
  queued bigint;
  reason text;
begin
  if new.verified_at is not null then
    insert into messages (id, user_id, category, title, body, link, created_at)
    select gen_random_uuid(), user_id, 'job', '单位认证已通过',
      format('%s已通过单位认证，职位页会显示认证标记和认证日期。', new.name), '/manage/center', new.updated_at
    from company_members where company_id = new.id;
    return null;
  end if;
  queued := queue_open_postings(new.id, new.updated_at);
  select l.reason into reason from company_licences l
  where l.company_id = new.id and l.state = 'returned' and l.reviewed_at = new.updated_at limit 1;
  insert into messages (id, user_id, category, title, body, link, created_at)
  select gen_random_uuid(), user_id, 'job', '单位认证已失效',
    concat(new.name, '的单位认证已失效', '：' || reason, '。',
      case when queued > 0 then format('%s 个在招职位已暂时下架，重新通过认证后自动恢复。', queued) end,
      '已收到的投递仍然保留，求职者的姓名和联系方式暂不显示。如有疑问请联系我们。'),
    '/manage/center', new.updated_at
  from company_members where company_id = new.id;
  return null;
end
$$;

-- Verifications that were withdrawn before.
select queue_open_postings(id, now()) from companies where verified_at is null;
