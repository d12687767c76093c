-- Since when a job has been taken down (or, where it had ended before, over), and when it was published again after it had
-- been away for so long that it is news to those who wait for such a job; null for one to which that never happened.
alter table jobs
  add column closed_at timestamptz,
  add column renewed_at timestamptz;
update jobs set closed_at = updated_at where status = 'invalid';
