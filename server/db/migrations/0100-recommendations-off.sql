-- One switch for both sides: a row where a company, or a seeker, has switched recommendations off.
alter table recommendations_off drop constraint recommendations_off_pkey;
alter table recommendations_off alter column company_id drop not null;
alter table recommendations_off add unique (company_id);
alter table recommendations_off add column user_id uuid unique references users on delete cascade;
alter table recommendations_off add check (num_nonnulls(company_id, user_id) = 1);
