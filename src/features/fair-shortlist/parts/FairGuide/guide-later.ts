import { later } from '#platform/later'

/** Fetched with the plan that it draws: not before somebody asks for it. */
export const FairGuide = later(async () => (await import('./FairGuide.tsx')).FairGuide)
