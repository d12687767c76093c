-- Employers of one trade, those of a city first, are looked for beside each employer.
create index companies_trade on companies (trade, city, id);
