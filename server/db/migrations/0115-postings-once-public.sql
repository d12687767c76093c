-- What was before the public and was made a draft again, while it waited for the next check of its company, counts as taken
-- down: people have read it and applied, and what its employer has typed since stays beside it.
update jobs set status = 'invalid', closed_at = least(updated_at, (expires_on + 1)::timestamp at time zone 'Asia/Shanghai'),
  version = version + 1
where status = 'draft' and published_at is not null and expires_on is not null and opens_on is null and queued_at is null;
