export { type DraftState, DraftStatus, type DraftStatusProps } from './DraftStatus.tsx'
