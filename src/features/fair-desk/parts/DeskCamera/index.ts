export { DeskCamera } from './DeskCamera.tsx'
