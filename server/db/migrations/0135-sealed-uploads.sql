-- Whatever people and companies hand in lies sealed on the disk, not their proofs alone. What came before is sealed by and by.
-- Pictures for everybody stay as they are, and so does what came sealed. What a program of before puts there is not sealed.
alter table files alter column unsealed set default true;
update files set unsealed = true where kind not in (
  'avatar', 'logo', 'company-image', 'exam-photo', 'exam-ticket', 'exam-material', 'exam-statement', 'fair-proof');
