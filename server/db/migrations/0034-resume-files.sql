-- Owners read in their access log who took a resume along as PDF, alone or in a ZIP.
alter table resume_access drop constraint resume_access_kind_check;
alter table resume_access add constraint resume_access_kind_check check (kind in ('view', 'download', 'pdf'));

-- The one ZIP that an account may be downloading, whichever copy of the service sends it. `beat_at` moves with each
-- file; a row whose service died stops moving and stands in nobody's way.
create table running_zips (
  user_id uuid primary key references users on delete cascade,
  token uuid not null,
  beat_at timestamptz not null
);
