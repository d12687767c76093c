export { useKeysOn } from './useKeysOn.ts'
export { useSingleKeys } from './useSingleKeys.ts'
