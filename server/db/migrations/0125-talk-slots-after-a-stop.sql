-- Minutes by which stops of its fair have put a slot off. Lots were drawn for it as it stood before, which anybody can check.
alter table fair_talk_slots add column delayed integer not null default 0 check (delayed >= 0);

-- Held when a statement ends: several that follow each other are put off at once.
drop index fair_talk_slots_once;
alter table fair_talk_slots add constraint fair_talk_slots_once
  exclude using btree (participation_id with =, (starts_after + delayed) with =) where (withdrawn_at is null)
  deferrable initially immediate;
