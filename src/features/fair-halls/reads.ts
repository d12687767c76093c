import { fairHalls, fairInfo, fairMenu, listExhibitors, searchFairJobs } from '#contract/fair-halls'
import { idIn, read } from '#platform/routing'
import { fairAddress, sceneAddress } from './model/fair-address.ts'

export const fairRead = read(fairInfo, idIn)
export const menuRead = read(fairMenu, idIn)

/** Who stands there, where the address shows them. */
export const exhibitorsRead = read(
  listExhibitors,
  ({ params: { id = '' }, query }) => {
    const { view, t, trade, hall, page } = fairAddress.parse(query)
    return view === 'companies' ? { fair: id, t, trade, hall, page } : null
  },
  { keepPreviousData: true },
)

export const jobsRead = read(
  searchFairJobs,
  ({ params: { id = '' }, query }) => {
    const { view, t, category, wage, education, page } = fairAddress.parse(query)
    return view === 'jobs' ? { fair: id, t, category, wage, education, page } : null
  },
  { keepPreviousData: true },
)

export const hallsRead = read(fairHalls, ({ params: { id = '' }, query }) => {
  const { view } = fairAddress.parse(query)
  return view === 'plan' || view === 'mine' ? { id } : null
})

/** Who stands in the hall that is entered, where the address shows it. */
export const sceneRead = read(
  listExhibitors,
  ({ params: { id = '' }, query }) => {
    const { view, talk, t, hall, page } = sceneAddress.parse(query)
    return view || talk ? null : { fair: id, t, hall, page }
  },
  { keepPreviousData: true },
)
