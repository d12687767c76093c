export { BoardStatus } from './BoardStatus.tsx'
