export { unfitBy } from './fit.ts'
export { applyRefusal, type FieldFault, faultsOf, schemaResolver, wordsFor } from './resolver.ts'
export { useStandingFaults } from './useStandingFaults.ts'
