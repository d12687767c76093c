-- Companies whose jobs a seeker does not want to see in searches, suggestions and alerts.
create table hidden_companies (
  user_id uuid not null references users on delete cascade,
  company_id bigint not null references companies on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, company_id)
);
create index hidden_companies_company on hidden_companies (company_id);
