import { later } from '#platform/later'

/** Parts that come when their page has been seen: nobody watches a stream first. */
export const FairLives = later(async () => (await import('./parts/FairLives/index.ts')).FairLives)
export const TodayLives = later(async () => (await import('./parts/TodayLives/index.ts')).TodayLives)
