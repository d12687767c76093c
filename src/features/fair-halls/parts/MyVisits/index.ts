export { MyVisits } from './MyVisits.tsx'
