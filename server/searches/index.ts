export { searchesCalls } from './calls.ts'
export { oneClickRoute } from './one-click.ts'
export { rebuildTerms } from './terms.ts'
export { keepSearches } from './upkeep.ts'
