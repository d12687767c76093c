export { type StepItem, Steps, type StepsProps } from './Steps.tsx'
