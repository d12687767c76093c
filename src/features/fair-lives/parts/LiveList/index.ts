export { LiveList } from './LiveList.tsx'
