import { deleteSearch, saveSearch, updateSearch } from '#contract/searches'
import { useRead, useSend } from '#platform/call'
import { searchesRead } from '../reads.ts'

/** The searches that I keep, and what I may do with them; each change reads the list anew. */
export function useSearches() {
  const { data, ...state } = useRead(searchesRead)
  const save = useSend(saveSearch).send
  const update = useSend(updateSearch).send
  const remove = useSend(deleteSearch).send
  const after =
    <Input, Output>(send: (input: Input) => Promise<Output>) =>
    async (input: Input) => {
      await send(input)
      state.retry()
    }
  return { searches: data, ...state, save: after(save), update: after(update), remove: after(remove) }
}
