export { MyTalkSlots } from './MyTalkSlots.tsx'
