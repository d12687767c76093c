import { listLives, liveInfo } from '#contract/fair-lives'
import { read } from '#platform/routing'
import { liveIn } from './model/live-address.ts'

/** The streams of the fair whose id the address has. */
export const fairLivesRead = read(listLives, ({ params: { id = '' } }) => ({ fair: id, pageSize: 50 }), {
  keepPreviousData: true,
})

/** The stream that the address opens. */
const openedRead = read(liveInfo, ({ query }) => {
  const id = liveIn(query)
  return id === '' ? null : { id }
})

export const todayRead = read(listLives, () => ({ phase: 'today', pageSize: 5 }))

/** What `FairLives` asks for on a page that has the fair's id in its address: part of that page's record. */
export const livesReads = [fairLivesRead, openedRead]

/** What `TodayLives` asks for. */
export const todayReads = [todayRead]
