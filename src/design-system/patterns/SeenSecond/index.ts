export { SeenSecond, type SeenSecondProps } from './SeenSecond.tsx'
