-- What candidates prove something with lies sealed on the disk. What came before is sealed by and by; it reads all the same.
alter table files add column unsealed boolean not null default false;
update files set unsealed = true where kind in ('exam-material', 'exam-statement');
create index files_unsealed on files (id) where unsealed;
