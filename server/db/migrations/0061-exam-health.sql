-- Answers about health, where an exam asks for them. They are deleted thirty days after they were given.
create table exam_health_answers (
  registration_id uuid primary key references exam_registrations on delete cascade,
  well boolean not null,
  note text not null default '',
  at timestamptz not null
);
create index exam_health_answers_at on exam_health_answers (at);
