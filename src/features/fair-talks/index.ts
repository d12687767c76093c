export { FairTalks, TalkDesk, TalkEntry, TalkList, TalkPanel } from './later.ts'
