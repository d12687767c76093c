export { QueueButton, type Queued } from './QueueButton.tsx'
