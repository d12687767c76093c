export { ErrorSummary, type ErrorSummaryProps, type FieldFault } from './ErrorSummary.tsx'
