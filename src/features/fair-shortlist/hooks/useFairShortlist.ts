import {
  listFairShortlist,
  MOST_SHORTLISTED,
  removeFromFairShortlist,
  type ShortlistEntry,
  saveToFairShortlist,
} from '#contract/fair-shortlist'
import { useCall, useReplace, useSend } from '#platform/call'
import { useSay } from '#platform/notices'
import { useSession } from '#platform/session'
import { isSame, type KeptEntry, type Meant, withEntry, withoutEntry } from '../model/kept-shortlist.ts'
import { useKeptShortlist } from './useKeptShortlist.ts'

interface List {
  list: ShortlistEntry[]
}

const nothing: readonly KeptEntry[] = []

/**
 * What one person wants to visit at one fair: a seeker's own list, or what this browser keeps for everybody else
 * (`isKeptHere`). Changes are shown at once and taken back, with the reason, when the service refuses.
 */
export function useFairShortlist(fairId: string) {
  const { status, loginType } = useSession()
  const isSeeker = status === 'LOGIN' && loginType === 2
  const { data, error, isLoading, retry } = useCall(listFairShortlist, isSeeker ? { fair: fairId } : null)
  const { kept, change } = useKeptShortlist(fairId)
  const { send: save } = useSend(saveToFairShortlist)
  const { send: remove } = useSend(removeFromFairShortlist)
  const replace = useReplace(listFairShortlist)
  const say = useSay()
  const entries: readonly KeptEntry[] | undefined = isSeeker ? data?.list : kept

  /** Whether it was done. */
  const apply = async (
    work: Promise<unknown>,
    next: (list: ShortlistEntry[]) => ShortlistEntry[],
  ): Promise<boolean> => {
    const changed = (current: List | undefined): List => ({ list: next(current?.list ?? []) })
    try {
      await replace<unknown>({ fair: fairId }, work, {
        optimisticData: changed,
        populateCache: (_, current) => changed(current),
        rollbackOnError: true,
      })
      return true
    } catch (failure) {
      say.failure(failure)
      return false
    }
  }

  const put = async (meant: Meant, note?: string): Promise<boolean> => {
    if (isSeeker) {
      const entry = { ...meant, note: '', addedAt: 0, shown: true }
      return apply(save({ ...meant, ...(note !== undefined && { note }) }), list => withEntry(list, entry, note))
    }
    if (kept.length >= MOST_SHORTLISTED && !kept.some(one => isSame(one, meant))) {
      say.warning(`一场招聘会的清单最多 ${MOST_SHORTLISTED} 项，请先移除一些`)
      return false
    }
    change(list => withEntry(list, { ...meant, note: '' }, note))
    return true
  }

  return {
    /** In the order of adding; undefined until a seeker's own are there. */
    entries,
    error,
    isLoading,
    retry,
    /** Nobody is signed in who could have a list of their own. */
    isKeptHere: !isSeeker,
    has: (meant: Meant): boolean => (entries ?? nothing).some(one => isSame(one, meant)),
    add: (meant: Meant) => put(meant),
    /** Adds what is not there. */
    setNote: (meant: Meant, note: string) => put(meant, note),
    remove: async (meant: Meant): Promise<boolean> => {
      if (isSeeker) return apply(remove(meant), list => withoutEntry(list, meant))
      change(list => withoutEntry(list, meant))
      return true
    },
  }
}
