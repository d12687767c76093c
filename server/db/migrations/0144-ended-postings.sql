-- The last day of whose end the employer of a posting has been told; another last day is told of anew. What had ended before
-- is told of no more.
alter table jobs add column end_told date;
update jobs set end_told = expires_on
where status = 'valid' and expires_on < (now() at time zone 'Asia/Shanghai')::date;
create index jobs_ending on jobs (expires_on) where status = 'valid' and end_told is distinct from expires_on;
