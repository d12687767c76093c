import { useRead } from '#platform/call'
import { positionsImportRead, rechecksRead, scoresImportRead } from '../reads.ts'

/** Where one's table of positions is. */
export function usePositionsImport() {
  const { data, ...state } = useRead(positionsImportRead)
  return { info: data, ...state }
}

/** Where one's table of scores or tickets is. */
export function useScoresImport() {
  const { data, ...state } = useRead(scoresImportRead)
  return { info: data, ...state }
}

/** A page of the wishes that a mark be looked at again. */
export function useRechecks() {
  const { data, ...state } = useRead(rechecksRead)
  return { rechecks: data, ...state }
}
