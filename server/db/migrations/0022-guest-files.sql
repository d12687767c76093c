-- Attachments of guests. Whoever has solved a challenge holds a pass for one letter: its hash stands here until the letter
-- is sent or the hour is over. A file without an owner was sent by a guest.
create table guest_passes (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index guest_passes_age on guest_passes (expires_at);

alter table files alter column owner_id drop not null;
alter table files add column guest_pass bytea references guest_passes on delete set null;
create index files_guest_pass on files (guest_pass) where guest_pass is not null;
create index files_guest_age on files (created_at) where owner_id is null;
