-- What an employer is told of applications stands together by the job that they are for: ten resumes for one job are one
-- line. A job has a number, not a long id, so that the thing is named by words: an id, or a page.
drop index messages_thing;
alter table messages drop column thing;
alter table messages alter column thing_id type text;
alter table removed_messages alter column thing_id type text;

update messages m set thing_id = '/job-details/' || a.job_id from applications a where m.link = '/resume/info/' || a.id;
update removed_messages m set thing_id = '/job-details/' || a.job_id from applications a
  where m.link = '/resume/info/' || a.id;

alter table messages add column thing text not null generated always as (
  coalesce(
    thing_id,
    substring(link from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'),
    case when link ~ '[0-9]' then link end,
    id::text
  )
) stored;
create index messages_thing on messages (user_id, thing, created_at desc, id desc);
