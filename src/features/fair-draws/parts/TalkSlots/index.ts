export { TalkSlots } from './TalkSlots.tsx'
