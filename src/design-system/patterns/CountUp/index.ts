export { CountUp, type CountUpProps } from './CountUp.tsx'
