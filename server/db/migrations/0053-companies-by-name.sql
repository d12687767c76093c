-- Companies are found by parts of their names: each character and each two neighbours, whatever their width and case.
create function name_grams(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(folded, at, size)), '{}')
  from (select lower(normalize(name, nfkc)) as folded) it,
    generate_series(1, length(folded)) at, generate_series(1, 2) size
$$;
create index companies_name on companies using gin (name_grams(name || ' ' || short_name));
