import { fairHalls, fairInfo, fairMenu, listExhibitors, searchFairJobs } from '#contract/fair-halls'
import { idIn, read } from '#platform/routing'
import { fairAddress, sceneAddress } from './model/fair-address.ts'
import { jobsInput } from './model/fair-jobs-input.ts'

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

/** What is offered there, where the address shows it; who looks at their own list says by themselves what is on it. */
export const jobsRead = read(
  searchFairJobs,
  ({ params: { id = '' }, query }) => {
    const { view, listed, ...search } = fairAddress.parse(query)
    return view === 'jobs' && !listed ? jobsInput(id, search) : null
  },
  { keepPreviousData: true },
)

/** The same in the halls of a fair on line. */
export const sceneJobsRead = read(
  searchFairJobs,
  ({ params: { id = '' }, query }) => {
    const { view, talk, listed, ...search } = sceneAddress.parse(query)
    return view === 'jobs' && !talk && !listed ? jobsInput(id, search) : null
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
