import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/fair-halls.ts'

/** What a fair's page is made of; which of them there are depends on kind and phase. */
export const fairSections = ['companies', 'jobs', 'plan', 'scene', 'notice', 'results'] as const
export type FairSection = (typeof fairSections)[number]

export const fairSectionLabels = {
  companies: '参展单位',
  jobs: '岗位',
  plan: '展位图',
  scene: '网络会场',
  notice: '须知',
  results: '成果',
} as const satisfies Record<FairSection, string>

/** Whether somebody may have a booth: a lapsed hold leaves it free. */
export const boothStates = ['free', 'held', 'taken'] as const
export type BoothState = (typeof boothStates)[number]

export const boothStateLabels = {
  free: '空闲',
  held: '选位中',
  taken: '已占用',
} as const satisfies Record<BoothState, string>

/** What stands in a hall besides booths. */
export const hallFeatureKinds = [
  'entrance',
  'exit',
  'stage',
  'service',
  'rights',
  'firstAid',
  'toilet',
  'rest',
] as const

/** What narrows the jobs of a fair; `listed` leaves those on one's own list. */
export const fairJobFilters = ['t', 'category', 'education', 'experience', 'wage', 'hall', 'company', 'listed'] as const
export type FairJobFilter = (typeof fairJobFilters)[number]

/** Figures about fewer people than this are not given (GB/T 35273: what points to single persons stays out). */
export const LEAST_PEOPLE = 5

export type FairBooth = z.output<ReturnType<typeof schemas.fairBooth>>
export type FairHall = z.output<ReturnType<typeof schemas.fairHall>>
export type Exhibitor = z.output<ReturnType<typeof schemas.exhibitor>>
export type FairJob = z.output<ReturnType<typeof schemas.fairJob>>

/** One fair: moments, place, windows as they stand, halls, results once it is over, the next of its series. */
export const fairInfo = endpoint<typeof schemas.fairInfo>({ method: 'GET', path: '/jobfairs/info', access: 'public' })
export type FairInfo = OutputOf<typeof fairInfo>

/** The sections of a fair's page by kind and phase, each with how much is in it. */
export const fairMenu = endpoint<typeof schemas.fairMenu>({ method: 'GET', path: '/jobfair_menu', access: 'public' })
export type FairMenu = OutputOf<typeof fairMenu>

/** Who stands at a fair, by booth; counts beside each choice tell what the other choices leave. */
export const listExhibitors = endpoint<typeof schemas.listExhibitors>({
  method: 'GET',
  path: '/jobfair_companys/list',
  access: 'public',
})
export type ExhibitorPage = OutputOf<typeof listExhibitors>

/** What one exhibitor offers at a fair, open jobs first. */
export const listExhibitorJobs = endpoint<typeof schemas.listExhibitorJobs>({
  method: 'GET',
  path: '/jobfair_jobs/list',
  access: 'public',
})

/** Jobs of one fair by word, kind of work, pay, education, experience, hall and employer, or on one's list; open ones first. */
export const searchFairJobs = endpoint<typeof schemas.searchFairJobs>({
  method: 'GET',
  path: '/jobfairs/job_list',
  access: 'public',
})
export type FairJobPage = OutputOf<typeof searchFairJobs>

/**
 * Jobs that were added or closed at a fair since a cursor, as they stand now; without one, the cursor alone. A cursor that
 * was mangled, of another fair or of the future is `invalid` at the field `cursor`: one begins again without.
 */
export const fairJobUpdates = endpoint<typeof schemas.fairJobUpdates>({
  method: 'GET',
  path: '/jobfair_job_updates',
  access: 'public',
})
export type FairJobUpdates = OutputOf<typeof fairJobUpdates>

/** The halls of a fair as they are drawn: booths with their state and who stands there; who holds one nobody learns. */
export const fairHalls = endpoint<typeof schemas.fairHalls>({
  method: 'GET',
  path: '/jobfairs/halls',
  access: 'public',
})
export type FairHalls = OutputOf<typeof fairHalls>

/** Halls that fairs are laid out from: who organises chooses one of them. */
export const listFloorplanTemplates = endpoint<typeof schemas.listFloorplanTemplates>({
  method: 'GET',
  path: '/floorplan_templates/list',
  access: 'type1',
})
