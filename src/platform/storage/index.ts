export { browserStorage, memoryStorage, type TextStorage } from './storage.ts'
