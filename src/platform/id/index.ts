export { v4 } from './v4.ts'
