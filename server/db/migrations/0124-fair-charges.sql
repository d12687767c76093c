-- What is still owed outlives the plan: a booth that was charged for or offered is retired where the plan drops it, and its
-- number may be given again.
alter table fair_booths add column retired_at timestamptz;
alter table fair_booths drop constraint fair_booths_fair_id_code_key;
create unique index fair_booths_code on fair_booths (fair_id, code) where retired_at is null;
create index fair_booths_fair on fair_booths (fair_id);
alter table fair_booths add constraint fair_booths_retired check (retired_at is null or participation_id is null);

-- Money is followed by its charge: neither a booth nor an employer nor a fair takes it along.
alter table fair_charges drop constraint fair_charges_fair_id_fkey, drop constraint fair_charges_participation_id_fkey,
  drop constraint fair_charges_booth_id_fkey;
alter table fair_charges
  add foreign key (fair_id) references fairs on delete restrict,
  add foreign key (participation_id) references fair_participations on delete restrict,
  add foreign key (booth_id) references fair_booths on delete restrict;

-- forfeited: paid for a booth that was given up too late for the money to go back. One who comes again pays again.
alter table fair_charges drop constraint fair_charges_state_check;
alter table fair_charges add constraint fair_charges_state_check
  check (state in ('open', 'paid', 'lapsed', 'returned', 'ended', 'forfeited'));
update fair_charges g set state = 'forfeited' from fair_participations p
  where p.id = g.participation_id and g.state = 'paid'
    and p.state in ('applied', 'refused', 'approved', 'waiting', 'released', 'withdrawn');
