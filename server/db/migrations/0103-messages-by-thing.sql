-- What a message is about, so that several about one thing are shown together: an application with its interviews, a
-- registration, an order, a job. The thing is in its link; `thing_id` names it where the link leads to a part of it.
alter table messages add column thing_id uuid;
alter table removed_messages add column thing_id uuid;

update messages m set thing_id = i.application_id from interviews i where m.link = '/resume/interview/' || i.id;
update removed_messages m set thing_id = i.application_id from interviews i where m.link = '/resume/interview/' || i.id;

-- A long id is the thing's own at every page; a number only together with its page; a page of nothing in particular is no thing.
alter table messages add column thing text not null generated always as (
  coalesce(
    thing_id::text,
    substring(link from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'),
    case when link ~ '[0-9]' then link end,
    id::text
  )
) stored;
create index messages_thing on messages (user_id, thing, created_at desc, id desc);
