import { type ApplicationState, listReceived, receivedDetail } from '#contract/applications'
import { companyFigures, getOwnCompany, getOwnJob, listJobFigures, listOwnJobs } from '#contract/employer'
import type { InputOf } from '#contract/endpoint'
import { getOwnFlexibleJob, listFlexibleApplicants, listOwnFlexibleJobs } from '#contract/flexible-posts'
import { compareReceived, listReceivedTags, readBlindness } from '#contract/received'
import { readResume } from '#contract/resumes'
import { idIn, type RouteRequest, read } from '#platform/routing'
import { casualSearch } from './model/casual.ts'
import { figuresSearch } from './model/figures-search.ts'
import {
  filterOf,
  ownJobSearch,
  publishAddress,
  publishedSearch,
  type ReceivedSearch,
  receivedSearch,
  resumeAddress,
} from './model/list-search.ts'
import { boardStates } from './model/received-board.ts'

/** The company for which who is signed in acts. */
export const ownCompanyRead = read(getOwnCompany, () => ({}))

/** How the company recruits, or the job of the address does, within its period. */
export const companyFiguresRead = read(
  companyFigures,
  ({ query }) => {
    const { job, period } = figuresSearch.parse(query)
    return { period, ...(job && { jobId: job }) }
  },
  { keepPreviousData: true },
)

/** A page of the jobs with their figures; none where one is looked at alone. */
export const jobFiguresRead = read(
  listJobFigures,
  ({ query }) => {
    const { job, ...search } = figuresSearch.parse(query)
    return job ? null : search
  },
  { keepPreviousData: true },
)

/** A page of the employer's own jobs; none where it is told what becomes of one that was handed in. */
export const ownJobsRead = read(
  listOwnJobs,
  ({ query }) =>
    publishedSearch.parse(query).published || casualSearch.parse(query).casual ? null : ownJobSearch.parse(query),
  { keepPreviousData: true },
)

/** One own job, for editing; none while a new one is written. */
export const ownJobInput = (id: string) => (id ? { id } : null)

export const ownJobRead = read(getOwnJob, ({ query }) => ownJobInput(publishAddress.parse(query).id))

/** The posting that was just handed in. */
export const publishedRead = read(getOwnJob, ({ query }) => ownJobInput(publishedSearch.parse(query).published))

/** A page of the company's casual jobs. */
export const casualJobsRead = read(
  listOwnFlexibleJobs,
  ({ query }) => {
    const { casual, group, page } = casualSearch.parse(query)
    return casual === 'list' ? { group, page } : null
  },
  { keepPreviousData: true },
)

/** The casual job that the address is about: it is changed, offered again, or has applicants. */
export const casualJobRead = read(getOwnFlexibleJob, ({ query }) => {
  const { casual, job, again } = casualSearch.parse(query)
  const id = casual === 'post' ? job || again : casual === 'people' ? job : ''
  return id ? { id } : null
})

/** Who has applied to it. */
export const casualApplicantsRead = read(listFlexibleApplicants, ({ query }) => {
  const { casual, job, page } = casualSearch.parse(query)
  return casual === 'people' && job ? { id: job, page } : null
})

/** What is asked where the search of received applications is as `fits` says. */
const where =
  <Input>(fits: (search: ReceivedSearch) => boolean, inputOf: (search: ReceivedSearch) => Input) =>
  ({ query }: RouteRequest): Input | null => {
    const search = receivedSearch.parse(query)
    return fits(search) ? inputOf(search) : null
  }

const isComparison = ({ compare }: ReceivedSearch) => compare.length > 0
const isBoard = ({ view, compare }: ReceivedSearch) => view === 'board' && compare.length === 0
const isList = (search: ReceivedSearch) => !isBoard(search) && !isComparison(search)

/** A page of the list. */
export const receivedInput = (search: ReceivedSearch) => ({ ...filterOf(search), page: search.page })

export const receivedRead = read(listReceived, where(isList, receivedInput), { keepPreviousData: true })

/** The newest own jobs, to choose one from; none while applications are compared. */
export const jobChoiceRead = read(
  listOwnJobs,
  where(
    search => !isComparison(search),
    () => ({ page: 1, pageSize: 50 }),
  ),
)

/** Rows of a page of the board's columns. */
export const COLUMN_PAGE = 50

type ColumnFilter = Pick<InputOf<typeof listReceived>, 'jobId' | 't' | 'tag'> & { state: ApplicationState }

/** A page of a column of the board, those moved last first. */
export const columnInput = ({ state, jobId, t, tag }: ColumnFilter, page: number) => ({
  state,
  jobId,
  t,
  tag,
  order: 'changed' as const,
  page,
  pageSize: COLUMN_PAGE,
})

/** The first page of each column. */
export const boardReads = boardStates.map(state =>
  read(
    listReceived,
    where(isBoard, search => columnInput({ ...filterOf(search), state }, 1)),
  ),
)

/** Some of them side by side. */
export const comparedRead = read(
  compareReceived,
  where(isComparison, ({ compare: ids }) => ({ ids })),
)

/** The company's tags, to choose one from. */
export const tagsRead = read(
  listReceivedTags,
  where(
    search => !isComparison(search),
    () => ({}),
  ),
)

/** Whether the company looks at applications blind. */
export const blindnessRead = read(
  readBlindness,
  where(
    search => !isComparison(search),
    () => ({}),
  ),
)

/** The application at this address; none where a resume that was found by search is shown. */
const receivedIn = (request: RouteRequest) => (resumeAddress.parse(request.query).view === '' ? idIn(request) : null)

/** One application: who, how far, what was noted. */
export const applicationRead = read(receivedDetail, receivedIn)

/** The resume as it was sent. */
export const sentResumeRead = read(readResume, receivedIn)
