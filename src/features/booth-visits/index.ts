export { BoothResume, BoothScan } from './later.ts'
export { BoothConsentCard } from './parts/BoothConsentCard/BoothConsentCard.tsx'
export { BoothConsentList } from './parts/BoothConsentList/BoothConsentList.tsx'
export { boothConsentRead, boothConsentsRead } from './reads.ts'
