-- An English version is kept in line with its original: when each section was changed last (milliseconds by name), and the sections
-- of the original that a version has been brought in line with.
alter table resumes add column section_times jsonb not null default '{}';
alter table resumes add column aligned jsonb;
update resumes r set aligned = o.sections from resumes o where o.id = r.original_id;
