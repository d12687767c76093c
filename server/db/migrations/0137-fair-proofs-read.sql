-- When those who answer an application opened this paper, and whether they had opened one that it took the place of.
alter table fair_proofs
  add column read_at timestamptz,
  add column replaces_read boolean not null default false;

with readings as (
  select a.subject_id, a.detail->>'kind' as kind, a.detail->>'file' as file, max(a.at) as at
  from audit_log a
  where a.action = 'fair-proof.read' and a.subject_kind = 'fair-participation' and (a.detail->>'decides')::boolean
  group by 1, 2, 3
)
update fair_proofs x set
  read_at = (select r.at from readings r
    where r.subject_id = x.participation_id::text and r.kind = x.kind and r.file = x.file_id::text),
  replaces_read = exists (select 1 from readings r
    where r.subject_id = x.participation_id::text and r.kind = x.kind and r.file <> x.file_id::text);
