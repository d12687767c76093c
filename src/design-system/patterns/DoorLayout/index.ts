export { DoorLayout, type DoorLayoutProps } from './DoorLayout.tsx'
