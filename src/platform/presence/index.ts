export { somebody } from './presence.ts'
