-- Letters go with the account of whoever wrote them; what was made public stays as the office's answer, without name, number
-- and the letter itself. Those of accounts that were closed before are known by the audit log: guests write without one.
with left_behind as (
  select s.id, concat(s.public_title, s.public_body, s.answer) as said from suggestions s
  where s.user_id is null and s.phone <> '' and exists (
    select 1 from audit_log a where a.subject_kind = 'suggestion' and a.subject_id = s.ticket
      and a.action = 'suggestion.submit' and a.actor is not null)),
gone as (
  delete from suggestions s using left_behind l
  where s.id = l.id and (s.public_body = '' or position(s.phone in l.said) > 0 or position(s.contact_name in l.said) > 0)
  returning s.id)
update suggestions s set title = '', body = '', contact_name = '', phone = '', files = '{}'
from left_behind l where s.id = l.id and s.id not in (select id from gone);

-- Nor does anything tell which questionnaires they answered.
delete from questionnaire_respondents r using questionnaires q, audit_log a
where q.slug = r.slug and a.action in ('account.closed', 'member.remove') and a.subject_kind = 'user'
  and r.respondent = sha256(convert_to('questionnaire ' || q.slug || ' user ' || a.subject_id, 'UTF8'));
