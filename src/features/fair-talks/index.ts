export { FairTalks, TalkEntry, TalkList, TalkPanel } from './later.ts'
