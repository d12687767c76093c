-- How long the contract runs that a posting offers, a value of contractTermList; '' where it was not asked yet. The law
-- allows probation by it.
alter table jobs add column contract_term text not null default '';
