export { RenderedAtContext, useNow } from './now.ts'
