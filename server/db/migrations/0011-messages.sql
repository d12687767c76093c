-- What messages are about, what people removed and may still take back, and the devices that they are known on.

alter table messages drop constraint messages_category_check;
update messages set category = 'account' where category = 'system' and link in ('/enterprise/security', '/manage/account');
update messages set category = 'system' where category = 'notice';
alter table messages add constraint messages_category_check
  check (category in ('application', 'interview', 'job', 'account', 'service', 'system'));

-- Every list is read in its order from an index, whatever it is narrowed down by; counts by category need no more than one.
create index messages_category on messages (user_id, category, created_at desc, id desc) include (read_at);
drop index messages_unread;
create index messages_unread on messages (user_id, created_at desc, id desc) where read_at is null;

-- Removed messages wait here for their owner to think better of it; nothing else reads them, and upkeep empties it.
create table removed_messages (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  category text not null,
  title text not null,
  body text not null,
  link text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  sample boolean not null,
  removed_at timestamptz not null
);
create index removed_messages_user on removed_messages (user_id);
create index removed_messages_age on removed_messages (removed_at);

-- Rough words for devices (“Android 手机 · 微信”) on which somebody has signed in, so that a new one can be told of.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device text not null,
  first_at timestamptz not null,
  primary key (user_id, device)
);
