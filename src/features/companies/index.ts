export { ImportantCompanies } from './parts/ImportantCompanies/ImportantCompanies.tsx'
export { NamedCompanies } from './parts/NamedCompanies/NamedCompanies.tsx'
export { SubsiteCompanies } from './parts/SubsiteCompanies/SubsiteCompanies.tsx'
