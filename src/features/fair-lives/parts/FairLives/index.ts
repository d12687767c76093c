export { FairLives } from './FairLives.tsx'
