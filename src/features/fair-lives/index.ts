export { FairLives, TodayLives } from './later.ts'
export { livesReads, todayReads } from './reads.ts'
