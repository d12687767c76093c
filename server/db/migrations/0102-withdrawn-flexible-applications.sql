-- Whoever has applied to casual work may take the application back.
alter table flexible_applications
  drop constraint flexible_applications_state_check,
  add constraint flexible_applications_state_check
    check (state in ('applied', 'accepted', 'declined', 'withdrawn', 'came', 'absent')),
  add column withdrawn_at timestamptz;
