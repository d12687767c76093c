-- Tickets as PDF, drawn before everybody prints at once; the bytes lie sealed among the files.
create table exam_ticket_papers (
  id bigint generated always as identity primary key,
  -- Null once the ticket is gone, or says something else: upkeep throws the paper away.
  ticket_id uuid unique references exam_tickets on delete set null,
  revision integer not null,
  -- Null while one copy of the service draws it.
  file_id uuid unique references files on delete cascade,
  -- Keyed, of everything that is printed.
  digest bytea,
  -- Until when it is theirs to draw.
  claimed_until timestamptz not null,
  check ((file_id is null) = (digest is null))
);
