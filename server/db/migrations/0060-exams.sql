-- Public exams. A theme is one recruitment with a page of its own; its exams are one for each city (or one for all).
-- Amounts are whole fen, scores whole hundredths of a point.
create table exam_themes (
  id bigint primary key,
  kind text not null check (kind in ('institution', 'support', 'teacher', 'other')),
  title text not null,
  summary text not null,
  organiser text not null,
  phone text not null,
  -- The notice's rules by name: ratio, shares of papers, ties, bonus.
  rules jsonb not null default '{}',
  published_at timestamptz not null,
  sample boolean not null default false
);

create table exams (
  id bigint primary key,
  theme_id bigint not null references exam_themes,
  -- Short name of past exams that have an address of their own, such as nanchang-2023.
  slug text unique,
  title text not null,
  -- Code of GB/T 2260; 360000 for the whole province.
  city text not null,
  year integer not null,
  organiser text not null,
  phone text not null,
  -- Nobody checks before the fee is paid (诚信报名).
  trusting boolean not null default false,
  -- What becomes of a review that is overdue.
  overdue text not null default 'alarm' check (overdue in ('pass', 'alarm')),
  -- Fewest paid candidates for each place, below which a position is cut or cancelled.
  least_ratio integer not null default 3 check (least_ratio between 1 and 20),
  health_questions boolean not null default false,
  ticket_from timestamptz not null,
  ticket_until timestamptz not null,
  exam_from timestamptz not null,
  exam_until timestamptz not null,
  scores_at timestamptz not null,
  recheck_until timestamptz not null,
  closed_at timestamptz not null,
  published_at timestamptz not null,
  sample boolean not null default false,
  check (ticket_from < ticket_until and exam_from < exam_until and exam_until < scores_at
    and scores_at < recheck_until and recheck_until < closed_at)
);
create index exams_theme on exams (theme_id, id);
create index exams_listed on exams (exam_from desc, id);

create table exam_papers (
  exam_id bigint not null references exams on delete cascade,
  code text not null,
  place integer not null,
  title text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  entry_until timestamptz not null,
  full_marks integer not null check (full_marks > 0),
  primary key (exam_id, code)
);

-- When and how one registers: each exam has one round of registering, and may have one of choosing anew.
create table exam_rounds (
  id bigint primary key,
  exam_id bigint not null references exams on delete cascade,
  kind text not null check (kind in ('register', 'rechoose')),
  title text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  review_until timestamptz not null,
  waiver_until timestamptz not null,
  pay_until timestamptz not null,
  grace_minutes integer not null default 10 check (grace_minutes between 0 and 30),
  -- What is asked (contract/exam-form.ts), and which version of it.
  form jsonb not null,
  form_version integer not null default 1,
  photo jsonb not null,
  materials jsonb not null default '[]',
  commitment jsonb not null,
  fee_per_paper integer not null default 0 check (fee_per_paper >= 0),
  waivers jsonb not null default '[]',
  -- Most registrations that may be held at once in this city; null for as many as come.
  seats integer check (seats > 0),
  check (opens_at < closes_at and closes_at <= review_until and review_until <= pay_until)
);
create unique index exam_rounds_one on exam_rounds (exam_id, kind);

create table exam_positions (
  id bigint primary key,
  exam_id bigint not null references exams on delete cascade,
  code text not null,
  unit text not null,
  department text not null,
  title text not null,
  city text not null,
  headcount integer not null check (headcount > 0),
  -- Codes of papers that one sits for it.
  papers text[] not null,
  -- What the notice asks (contract/exam-conditions.ts).
  conditions jsonb not null,
  -- The lowest schooling asked, for filters: a value of educationList; '' for any.
  education text not null default '',
  -- Prefixes of codes of majors; empty for any.
  majors text[] not null default '{}',
  graduates_only boolean not null default false,
  remark text not null default '',
  state text not null default 'open' check (state in ('open', 'cut', 'cancelled')),
  -- Brought up to date every ten minutes.
  applied integer not null default 0,
  approved integer not null default 0,
  paid integer not null default 0,
  counted_at timestamptz,
  -- Words of unit, department, title and code, for searches.
  words text[] not null default '{}',
  sample boolean not null default false,
  unique (exam_id, code)
);
create index exam_positions_words on exam_positions using gin (words);
create index exam_positions_exam on exam_positions (exam_id, id);

create table exam_saved_positions (
  user_id uuid not null references users on delete cascade,
  position_id bigint not null references exam_positions on delete cascade,
  saved_at timestamptz not null,
  primary key (user_id, position_id)
);
create index exam_saved_positions_position on exam_saved_positions (position_id);

create table exam_articles (
  id bigint primary key,
  -- Value of examNoticeType.
  type text not null check (type in ('0', '1', '2', '3', '4')),
  theme_id bigint references exam_themes on delete cascade,
  exam_id bigint references exams on delete cascade,
  city text not null default '360000',
  title text not null,
  summary text not null default '',
  html text not null,
  source text not null,
  published_at timestamptz not null,
  -- What was corrected since: [{at, what, before, after}], latest first.
  corrections jsonb not null default '[]',
  sample boolean not null default false
);
create index exam_articles_listed on exam_articles (published_at desc, id desc);
create index exam_articles_theme on exam_articles (theme_id, published_at desc);
create index exam_articles_exam on exam_articles (exam_id, published_at desc);

create table exam_attachments (
  id bigint primary key,
  theme_id bigint not null references exam_themes on delete cascade,
  exam_id bigint references exams on delete cascade,
  article_id bigint references exam_articles on delete cascade,
  name text not null,
  mime text not null,
  content bytea not null,
  sample boolean not null default false
);
create index exam_attachments_theme on exam_attachments (theme_id, id);

create table exam_help (
  id bigint primary key,
  -- Steps of the guide, or questions and answers.
  kind text not null check (kind in ('guide', 'help')),
  section text not null,
  title text not null,
  summary text not null default '',
  html text not null,
  place integer not null,
  updated_at timestamptz not null,
  sample boolean not null default false
);

-- One candidate's registration. `status` is null for a draft, else a value of statusEnum.
create table exam_registrations (
  id uuid primary key,
  exam_id bigint not null references exams,
  round_id bigint not null references exam_rounds,
  -- Null for past registrations that no account holds.
  user_id uuid references users,
  -- Ten digits, given when it is first submitted.
  number text unique,
  status text check (status in ('0', '1', '2', '3', '4', '5')),
  pending text check (pending in ('repair', 'appeal', 'payment', 'position')),
  confirmed boolean not null default false,
  appealed boolean not null default false,
  position_id bigint references exam_positions,
  name text not null default '',
  -- The identity number: sealed with the field key, and a keyed digest by which it is found.
  id_sealed bytea,
  id_key bytea,
  id_tail text not null default '',
  phone text not null default '',
  answers jsonb not null default '{}',
  form_version integer not null default 1,
  version integer not null default 1,
  photo_file uuid references files,
  materials jsonb not null default '{}',
  waiver text not null default '',
  -- In fen, fixed when it is approved.
  fee integer not null default 0 check (fee >= 0),
  -- What was refused or is to be mended: {field: words}; '' stands for the whole.
  reasons jsonb not null default '{}',
  remark text not null default '',
  commitment_version text not null default '',
  signed_name text not null default '',
  -- Until when this version may still be sent after closing, and which one.
  stamped_version integer,
  stamped_at timestamptz,
  submitted_at timestamptz,
  receipt jsonb,
  holds_seat boolean not null default false,
  looked_count integer not null default 0,
  looked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sample boolean not null default false,
  check ((status is null) = (number is null)),
  check ((status = '5') = (pending is not null) or status is null)
);
-- One registration for each exam and identity number, whatever the account; one that was cancelled makes room.
create unique index exam_registrations_once on exam_registrations (exam_id, id_key)
  where status is not null and status <> '4';
-- One draft for each account and exam, and one of everything that is under way.
create unique index exam_registrations_own on exam_registrations (exam_id, user_id)
  where user_id is not null and (status is null or status <> '4');
create index exam_registrations_user on exam_registrations (user_id, created_at desc, id);
create index exam_registrations_position on exam_registrations (position_id, status);
create index exam_registrations_waiting on exam_registrations (exam_id, submitted_at, id) where status = '0' or status = '5';
create index exam_registrations_round on exam_registrations (round_id, status);

-- What happened to it, oldest first.
create table exam_registration_steps (
  registration_id uuid not null references exam_registrations on delete cascade,
  place integer not null,
  at timestamptz not null,
  by text not null check (by in ('candidate', 'office', 'system')),
  what text not null,
  note text not null default '',
  primary key (registration_id, place)
);

create table exam_sites (
  id bigint primary key,
  exam_id bigint not null references exams on delete cascade,
  code text not null,
  name text not null,
  address text not null,
  transit text not null,
  -- Rooms as drawn: [{number, floor, building, seats, kind, x, y, w, h}].
  plan jsonb not null,
  unique (exam_id, code)
);

-- The ticket of a group: written, skill test, interview. A revision replaces the one before.
create table exam_tickets (
  id uuid primary key,
  registration_id uuid not null references exam_registrations on delete cascade,
  exam_id bigint not null references exams,
  stage text not null default 'written' check (stage in ('written', 'skill', 'interview')),
  number text not null,
  site_id bigint not null references exam_sites,
  room text not null,
  seat integer not null check (seat > 0),
  revision integer not null default 1,
  void boolean not null default false,
  issued_at timestamptz not null,
  prints integer not null default 0,
  printed_at timestamptz,
  sample boolean not null default false
);
create unique index exam_tickets_one on exam_tickets (registration_id, stage) where not void;
create unique index exam_tickets_number on exam_tickets (exam_id, stage, number) where not void;
create unique index exam_tickets_seat on exam_tickets (exam_id, stage, site_id, room, seat) where not void;

create table exam_scores (
  registration_id uuid not null references exam_registrations on delete cascade,
  exam_id bigint not null references exams,
  stage text not null default 'written' check (stage in ('written', 'skill', 'interview')),
  -- By paper's code: {marks, flag}, flag one of '', absent, discipline.
  parts jsonb not null,
  total integer,
  rank integer,
  -- The lowest total that goes on, and whether this one does; null while nothing is decided.
  line integer,
  goes_on boolean,
  released_at timestamptz,
  sample boolean not null default false,
  primary key (registration_id, stage)
);
create index exam_scores_exam on exam_scores (exam_id, stage, rank);

create table exam_rechecks (
  id uuid primary key,
  registration_id uuid not null references exam_registrations on delete cascade,
  paper text not null,
  cause text not null,
  note text not null default '',
  state text not null default 'asked' check (state in ('asked', 'kept', 'changed', 'refused')),
  answer text not null default '',
  asked_at timestamptz not null,
  answered_at timestamptz,
  unique (registration_id, paper)
);
