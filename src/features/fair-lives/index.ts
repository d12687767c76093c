export { FairLives } from './parts/FairLives/index.ts'
export { TodayLives } from './parts/TodayLives/index.ts'
export { livesReads, todayReads } from './reads.ts'
