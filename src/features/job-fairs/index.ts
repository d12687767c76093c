export { HomeFairs } from './parts/HomeFairs/HomeFairs.tsx'
