-- What an employer hands in with its application: an authorisation of whoever acts for it, an agency's licence. One file may
-- go along with several applications. Thrown away a month after the fair.
create table fair_proofs (
  participation_id uuid not null references fair_participations on delete cascade,
  kind text not null check (kind in ('authorisation', 'licence')),
  file_id uuid not null references files on delete cascade,
  handed_in_at timestamptz not null,
  primary key (participation_id, kind)
);
create index fair_proofs_file on fair_proofs (file_id);
