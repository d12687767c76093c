-- When what was handed in as proof for an exam had been gone through, a year after its end.
alter table exams add column proofs_dropped_at timestamptz;
-- The last day on which the office was told that reviews of the round are overdue.
alter table exam_rounds add column overdue_told_on date;
