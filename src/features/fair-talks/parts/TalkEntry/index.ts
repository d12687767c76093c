export { TalkEntry } from './TalkEntry.tsx'
