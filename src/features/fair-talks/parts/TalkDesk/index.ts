export { TalkDesk } from './TalkDesk.tsx'
