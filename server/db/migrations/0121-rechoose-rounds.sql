-- Rounds of re-choosing are opened by the operator; those of samples and of what is loaded have lower numbers.
create sequence exam_round_ids start 7000000000;
