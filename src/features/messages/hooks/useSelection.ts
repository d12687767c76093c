import { useState } from 'react'
import { allPressed, nothingChosen, pressed } from '../model/selection.ts'

/** Which of the rows on screen are chosen; those that have gone since do not count. */
export function useSelection(ids: readonly string[]) {
  const [selection, setSelection] = useState(nothingChosen)
  const chosen = ids.filter(id => selection.chosen.has(id))
  return {
    chosen,
    isChosen: (id: string) => selection.chosen.has(id),
    press: (id: string, range: boolean) => setSelection(before => pressed(before, { ids, id, range })),
    pressAll: () => setSelection(before => allPressed(before, ids)),
    clear: () => setSelection(nothingChosen),
  }
}
