export { TalkList } from './TalkList.tsx'
