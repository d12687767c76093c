import { useState } from 'react'
import type { ReviewReasons } from '#contract/exam-review-rules'
import { tabStorage } from '#platform/storage'

const keyOf = (id: string, turn: number) => `review-marks ${id} ${turn}`

function kept(key: string): ReviewReasons {
  try {
    const read: unknown = JSON.parse(tabStorage().get(key) ?? '{}')
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(Object.entries(read).filter((one): one is [string, string] => typeof one[1] === 'string'))
  } catch {
    return {}
  }
}

/** What is said of fields of a registration: kept in this tab until it is decided, so that a reload loses nothing. */
export function useMarks({ id, turn }: { readonly id: string; readonly turn: number }) {
  const key = keyOf(id, turn)
  const [marks, setMarks] = useState(() => kept(key))
  return {
    marks,
    mark: (path: string, words: string) => {
      const { [path]: _, ...others } = marks
      const next = words === '' ? others : { ...others, [path]: words }
      setMarks(next)
      tabStorage().set(key, JSON.stringify(next))
    },
    forget: () => tabStorage().remove(key),
  }
}
