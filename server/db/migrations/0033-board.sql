-- A column of the board: one state, those moved last first.
create index applications_company_changed on applications (company_id, status, updated_at desc, id desc);
