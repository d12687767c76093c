export { ImportantCompanies } from './parts/ImportantCompanies/ImportantCompanies.tsx'
export { SubsiteCompanies } from './parts/SubsiteCompanies/SubsiteCompanies.tsx'
