-- Questionnaires, and what people answered. Who has answered stands apart from what was answered, and nothing joins them:
-- no common key, no moment of the day.
create table questionnaires (
  slug text primary key,
  title text not null,
  document jsonb not null,
  closes_on date,
  sample boolean not null default false
);

-- A digest of the questionnaire and the account, or the number of a guest's browser.
create table questionnaire_respondents (
  slug text not null references questionnaires on delete cascade,
  respondent bytea not null,
  primary key (slug, respondent)
);

create table questionnaire_answers (
  id uuid primary key,
  slug text not null references questionnaires on delete cascade,
  answered_on date not null,
  answers jsonb not null
);
create index questionnaire_answers_day on questionnaire_answers (slug, answered_on, id);
