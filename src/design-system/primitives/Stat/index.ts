export { Stat, StatList, type StatProps } from './Stat.tsx'
