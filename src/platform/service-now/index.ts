export { useServiceNow } from './service-now.ts'
