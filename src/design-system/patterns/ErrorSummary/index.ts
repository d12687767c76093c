export { ErrorSummary, type ErrorSummaryProps, type FieldFault } from './ErrorSummary.tsx'
export { showField } from './show-field.ts'
