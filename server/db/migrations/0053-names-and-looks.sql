-- Companies are found by parts of their names: each character and each two neighbours, whatever their width and case.
create function name_grams(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(folded, at, size)), '{}')
  from (select lower(normalize(name, nfkc)) as folded) it,
    generate_series(1, length(folded)) at, generate_series(1, 2) size
$$;
create index companies_name on companies using gin (name_grams(name || ' ' || short_name));

-- Who has looked at what today, so that a page counts once a person and day. Each look is a digest of the person and the
-- page under the day's key; with the key goes, when the day is over, every way back.
create table look_keys (
  day date primary key,
  key bytea not null
);
create table looks (
  day date not null references look_keys on delete cascade,
  look bytea not null,
  primary key (day, look)
);
