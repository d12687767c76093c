export { browserStorage, lastsInBrowser, memoryStorage, type TextStorage, tabStorage } from './storage.ts'
