export { MyQueues } from './MyQueues.tsx'
