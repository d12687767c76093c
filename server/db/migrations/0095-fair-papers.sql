-- The printed papers of a fair: what is filed with it in words, and the signs that have been printed.

-- The emergency and the security plan, as its office wrote them last.
create table fair_texts (
  fair_id bigint not null references fairs on delete cascade,
  name text not null check (name in ('emergency', 'security')),
  -- {sections: {<name>: <text>}, groups: [{group, people, leader, phone, duty}]}
  body jsonb not null,
  -- What the facts of the fair said then, by section: where they say something else by now, it has to be looked at again.
  drafted jsonb not null,
  version integer not null check (version > 0),
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null,
  primary key (fair_id, name)
);
create index fair_texts_changed_by on fair_texts (changed_by);

-- What the sign of a booth showed when it was printed last: SHA-256 in hexadecimal digits.
create table fair_sign_prints (
  booth_id bigint primary key references fair_booths on delete cascade,
  face text not null check (face ~ '^[0-9a-f]{64}$'),
  printed_at timestamptz not null
);
