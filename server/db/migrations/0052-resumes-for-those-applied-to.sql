-- Whoever makes a resume says who may see it; one of which nothing was said is not to be found. What stands, stays.
alter table resumes alter column privacy set default 'applied';
