export { LivePlayer, type LivePlayerProps } from './LivePlayer.tsx'
