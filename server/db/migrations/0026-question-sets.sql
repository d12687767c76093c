-- Practice questions that a person had put together, until the file has been fetched.
create table question_sets (
  key uuid primary key,
  user_id uuid not null references users on delete cascade,
  question_ids bigint[] not null,
  expires_at timestamptz not null
);
create index question_sets_user on question_sets (user_id);
create index question_sets_expiry on question_sets (expires_at);
