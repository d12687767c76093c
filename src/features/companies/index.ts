export { CompaniesFirst } from './parts/CompaniesFirst/CompaniesFirst.tsx'
export { SubsiteCompanies } from './parts/SubsiteCompanies/SubsiteCompanies.tsx'
