export { FairTalkSlots } from './FairTalkSlots.tsx'
