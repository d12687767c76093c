import { useCallback, useState } from 'react'
import { listReceived } from '#contract/applications'
import { useCall } from '#platform/call'
import { COLUMN_PAGE, columnInput } from '../reads.ts'

/** A list of up to 200 rows is drawn whole, a longer one by far fewer: at most four pages are in sight. */
const IN_SIGHT = 4

/**
 * A column of the board: the pages in sight, whichever they are, and the one with the row that has the focus. A page is
 * asked for when one of its rows comes into sight, so that End leads to the last of ten thousand with one question.
 */
export function useColumn(filter: Parameters<typeof columnInput>[0]) {
  const [seen, setSeen] = useState<readonly number[]>([1])
  const [held, setHeld] = useState(0)
  const inputOf = (page = 0) => (page === 0 ? null : columnInput(filter, page))
  const first = useCall(listReceived, inputOf(seen[0]))
  const second = useCall(listReceived, inputOf(seen[1]))
  const third = useCall(listReceived, inputOf(seen[2]))
  const fourth = useCall(listReceived, inputOf(seen[3]))
  const focused = useCall(listReceived, inputOf(seen.includes(held) ? 0 : held))
  const answers = [first.data, second.data, third.data, fourth.data, focused.data]
  // While one page is newer than another, the longer list: nobody is cut off who is there.
  const totals = answers.flatMap(answer => (answer ? [answer.total] : []))
  const pages = new Map(answers.flatMap(answer => (answer ? [[answer.page, answer.list] as const] : [])))
  const calls = [first, second, third, fourth, focused]
  const failed = calls.find(({ error }) => error)

  /** The page of the row with this number is wanted. */
  const ask = useCallback((index: number) => {
    const page = Math.floor(index / COLUMN_PAGE) + 1
    setSeen(known => (known.includes(page) ? known : [page, ...known].slice(0, IN_SIGHT)))
  }, [])
  /** The row with this number has the focus: it must stay, wherever the column is scrolled to. */
  const hold = useCallback((index: number) => setHeld(index < 0 ? 0 : Math.floor(index / COLUMN_PAGE) + 1), [])

  return {
    total: totals.length > 0 ? Math.max(...totals) : undefined,
    pages,
    isLoading: totals.length === 0 && failed === undefined,
    error: failed?.error,
    retry: () => {
      for (const { error, retry } of calls) if (error) retry()
    },
    ask,
    hold,
  }
}
