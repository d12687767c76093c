-- Answers to applicants that a company keeps, and whether it first looks at what people can do.
create table answer_templates (
  id uuid primary key,
  company_id bigint not null references companies on delete cascade,
  title text not null,
  body text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index answer_templates_company on answer_templates (company_id, created_at, id);

alter table companies add column blind_review boolean not null default false;

-- True while the employer must not know who applied: it looks blind, and has not taken the application further yet.
create function is_blind(application applications) returns boolean stable language sql as $$
  select (select c.blind_review from companies c where c.id = application.company_id)
    and not exists (
      select 1 from application_events e where e.application_id = application.id
        and e.status in ('shortlisted', 'interview', 'offer', 'hired'))
$$;
