export { PrintHelper, type PrintHelperProps } from './PrintHelper.tsx'
export { printElement } from './print-element.ts'
