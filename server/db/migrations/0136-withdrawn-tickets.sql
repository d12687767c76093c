-- What is left of a ticket that goes with its account before the exam: that it does not hold, by what only its code says.
create table exam_withdrawn_serials (
  exam_id bigint not null references exams on delete cascade,
  stage text not null check (stage in ('written', 'skill', 'interview')),
  serial bytea not null check (octet_length(serial) = 6),
  primary key (exam_id, stage, serial)
);

-- Everybody who checks tickets asks which ones do not hold, void ones too.
create index exam_tickets_numbers on exam_tickets (exam_id, stage, number);
create index exam_tickets_void on exam_tickets (exam_id, stage) where void;
