export { TodayLives } from './TodayLives.tsx'
