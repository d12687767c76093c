export { Row, type RowProps, Stack, type StackProps } from './Stack.tsx'
export type { Gap } from './Stack.variants.ts'
