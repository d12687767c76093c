export { DeskStatus } from './DeskStatus.tsx'
