-- A posting may be reported again by the same person once the office has answered; until then it is the same report.
alter table job_reports drop constraint job_reports_user_id_job_id_key;
create unique index job_reports_waiting on job_reports (user_id, job_id) where state = 'received';
create index job_reports_user on job_reports (user_id);
