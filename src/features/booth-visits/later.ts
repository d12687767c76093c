import { later } from '#platform/later'

/** The booth of an employer at a fair: scans visitors, with and without a network. */
export const BoothScan = later(async () => (await import('./parts/BoothScan/BoothScan.tsx')).BoothScan)
/** The resume that a visitor hands over. */
export const BoothResume = later(async () => (await import('./parts/BoothResume/BoothResume.tsx')).BoothResume)
