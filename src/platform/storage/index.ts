export { browserStorage, memoryStorage, type TextStorage, tabStorage } from './storage.ts'
