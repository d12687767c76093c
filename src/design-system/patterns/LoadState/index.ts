export { inTurn } from './in-turn.ts'
export { type Loadable, LoadState, type LoadStateProps } from './LoadState.tsx'
