export { usePunctualNow } from './punctual-now.ts'
