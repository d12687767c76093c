export { type Loadable, LoadState, type LoadStateProps } from './LoadState.tsx'
