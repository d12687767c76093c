export { DrawCheck } from './DrawCheck.tsx'
