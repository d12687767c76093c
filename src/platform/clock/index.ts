export { RenderedAtContext, useNow, useServiceNow } from './now.ts'
export { learnServiceTime, useServiceOffset } from './service-clock.ts'
