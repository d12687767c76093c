export { HomeFairs } from './parts/HomeFairs/HomeFairs.tsx'
export { HomeWeek } from './parts/HomeWeek/HomeWeek.tsx'
