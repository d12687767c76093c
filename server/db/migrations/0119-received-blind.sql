-- What was received blind stays blind until it is shortlisted: a switch that is turned off for a look would make nothing of it.
alter table applications add column received_blind boolean not null default false;
update applications a set received_blind = true from companies c where c.id = a.company_id and c.blind_review;

create function mark_received_blind() returns trigger language plpgsql as $$
begin
  select blind_review into new.received_blind from companies where id = new.company_id;
  return new;
end
$$;
create trigger applications_received_blind before insert on applications
  for each row execute function mark_received_blind();

create or replace function is_blind(application applications) returns boolean stable language sql as $$
  select c.verified_at is null or ((c.blind_review or application.received_blind) and not exists (
    select 1 from application_events e where e.application_id = application.id
      and e.status in ('shortlisted', 'interview', 'offer', 'hired')))
  from companies c where c.id = application.company_id
$$;
