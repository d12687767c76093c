-- Whoever was blocked could look as a guest: people who have blocked anybody are found by checked companies alone.
alter table talent_index add column guarded boolean not null default false;
update talent_index set guarded = true where user_id in (select user_id from resume_blocks);

create function guard_talents() returns trigger language plpgsql as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
begin
  -- A resume that is being saved puts its row anew: wait for it, so that the mark is not missed there.
  perform 1 from resumes where user_id = person for no key update;
  update talent_index set guarded = exists (select 1 from resume_blocks where user_id = person) where user_id = person;
  return null;
end
$$;
create trigger talent_guarded after insert or delete on resume_blocks for each row execute function guard_talents();
