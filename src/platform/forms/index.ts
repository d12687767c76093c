export { applyRefusal, type FieldFault, faultsOf, schemaResolver, wordsFor } from './resolver.ts'
