export { type KeptPages, keepPage } from './keep-page.ts'
