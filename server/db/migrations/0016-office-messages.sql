-- What the offices do (checking companies, moving files, answering letters) comes from their own systems straight into
-- these tables. Whoever it concerns hears of it in the same transaction, whichever system it was.

create function tell_of_transfer() returns trigger language plpgsql as $$
begin
  insert into messages (id, user_id, category, title, body, link, created_at)
  values (gen_random_uuid(), new.user_id, 'service',
    '调档进展：' || case new.state
      when 'accepted' then '存档机构已受理'
      when 'sealed' then '档案已密封'
      when 'transit' then '正在转递'
      when 'received' then '接收机构已收到'
      when 'closed' then '已办结'
      else '已退回' end,
    format('您的调档申请（编号 %s）有新的进展，请查看每一步的时间和经办机构。', new.number),
    '/archives/index?transfer=' || new.id, new.updated_at);
  return null;
end
$$;
create trigger archive_transfer_moved after update of state on archive_transfers for each row
  when (new.state is distinct from old.state and new.state not in ('requested', 'issued', 'cancelled'))
  execute function tell_of_transfer();

create function tell_of_suggestion() returns trigger language plpgsql as $$
begin
  insert into messages (id, user_id, category, title, body, link, created_at)
  values (gen_random_uuid(), new.user_id, 'service',
    case new.state when 'answered' then '您的来信已答复' else '您的来信已交办' end,
    format(case new.state
      when 'answered' then '您的来信「%s」（受理编号 %s）已由%s答复，请查看。'
      else '您的来信「%s」（受理编号 %s）已交由%s办理。' end,
      new.title, new.ticket, case new.office when '' then '承办单位' else new.office end),
    '/suggestions?view=progress',
    coalesce(case new.state when 'answered' then new.answered_at else new.handling_at end, now()));
  return null;
end
$$;
create trigger suggestion_moved after update of state on suggestions for each row
  when (new.state is distinct from old.state and new.state <> 'received' and new.user_id is not null)
  execute function tell_of_suggestion();

create function tell_of_verification() returns trigger language plpgsql as $$
begin
  insert into messages (id, user_id, category, title, body, link, created_at)
  select gen_random_uuid(), user_id, 'job',
    case when new.verified_at is null then '单位认证已失效' else '单位认证已通过' end,
    format(case when new.verified_at is null
      then '%s的单位认证已失效，职位页不再显示认证标记。如有疑问请联系我们。'
      else '%s已通过单位认证，职位页会显示认证标记和认证日期。' end, new.name),
    '/manage/center', new.updated_at
  from company_members where company_id = new.id;
  return null;
end
$$;
create trigger company_verified after update of verified_at on companies for each row
  when ((new.verified_at is null) is distinct from (old.verified_at is null))
  execute function tell_of_verification();
