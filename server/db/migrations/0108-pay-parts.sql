-- What monthly pay is made of and how it is paid, as employers may state it; postings from before say nothing.
alter table jobs
  add column base_min integer,
  add column base_max integer,
  add column bonus_kind text not null default '',
  add column bonus_min integer,
  add column bonus_max integer,
  add column bonus_percent smallint,
  add column bonus_of text not null default '',
  add column bonus_words text not null default '',
  add column meal_pay integer,
  add column lodging_pay integer,
  add column travel_pay integer,
  add column other_pay text not null default '',
  add column pay_day smallint,
  add column insurance_from text not null default '',
  add column probation_pay smallint;
