import type { FairInfo } from '#contract/fair-halls'
import { LoadState } from '#design-system'
import { ShortlistPanel } from '#features/fair-shortlist'
import { useHalls } from '../../hooks/useFair.ts'
import { spanInWords } from '../../model/fair-words.ts'
import { exhibitorsIn, hallsToWalk } from '../../model/halls.ts'

/** The booths that one wants to visit, in the order of walking, and the guide to print. */
export function MyVisits({ fair: { id, title, timeline, venue, address } }: { fair: FairInfo }) {
  const { halls, ...state } = useHalls()
  const place = [venue, address].filter(Boolean).join('，')
  return (
    <LoadState {...state} data={halls}>
      {list => (
        <ShortlistPanel
          fairId={id}
          fair={{ title, when: spanInWords(timeline.opensAt, timeline.closesAt), place }}
          exhibitors={exhibitorsIn(list)}
          halls={hallsToWalk(list)}
        />
      )}
    </LoadState>
  )
}
