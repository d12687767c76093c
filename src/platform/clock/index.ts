export { RenderedAtContext, useNow } from './now.ts'
export { learnServiceTime, useServiceOffset } from './service-clock.ts'
