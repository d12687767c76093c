-- How long before a written paper the doors open, and by which regulation breaches are dealt with: as the exam's notice says,
-- and until now for all alike.
alter table exams add column entry_minutes smallint not null default 40 check (entry_minutes between 5 and 180);
alter table exams add column discipline_rule text not null
  default '《事业单位公开招聘违纪违规行为处理规定》（人力资源社会保障部令第 35 号）'
  check (length(discipline_rule) between 1 and 120);
