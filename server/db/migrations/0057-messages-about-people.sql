-- A message that hands on somebody's name and number goes with that person's account, whoever has received it.
alter table messages add column about_id uuid references users on delete cascade;
alter table removed_messages add column about_id uuid references users on delete cascade;
create index messages_about on messages (about_id) where about_id is not null;
create index removed_messages_about on removed_messages (about_id) where about_id is not null;

create function pg_temp.about(address text, words text) returns uuid language sql as $$
  select a.user_id from flexible_applications a join users u on u.id = a.user_id
  where address = '/flexible?job=' || a.job_id and position('手机：' || u.phone in words) > 0 limit 1
$$;
update messages set about_id = pg_temp.about(link, body) where link like '/flexible?job=%';
update removed_messages set about_id = pg_temp.about(link, body) where link like '/flexible?job=%';
