import { applicationStates } from '#contract/applications'
import { jobStates } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { FEWEST_COMPARED, MOST_COMPARED } from '#contract/received'
import {
  type AddressField,
  type AddressOf,
  addressCodec,
  code,
  flag,
  id,
  oneOf,
  pageNumber,
  words,
} from '#platform/routing'

/** `/manage/jobs?state=draft&t=…`: which of the own jobs are asked for. */
export const ownJobSearch = addressCodec({ state: oneOf(jobStates), t: words(), page: pageNumber() })

export type OwnJobSearch = AddressOf<typeof ownJobSearch>

/** The address of the own jobs with something changed, from the first page on unless it is the page that changes. */
export const ownJobsAddress = (search: OwnJobSearch, change: Partial<OwnJobSearch> = {}): string =>
  ownJobSearch.change(pathTo('ownJobs'), search, change)

/** `/manage/jobs?published=7`: the posting that was just handed in; '' for the list. */
export const publishedSearch = addressCodec({ published: id() })

/** `/manage/job/publish?id=7`: the job that is edited; '' for a new one. */
export const publishAddress = addressCodec({ id: id() })

/** `/resume/info/7?view=talent`: an open resume that was found by search; '' for one that was received. */
export const resumeAddress = addressCodec({ view: oneOf(['talent']) })

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Two to four applications, each once, with commas between; otherwise nothing is compared. */
const compared: AddressField<string[]> = {
  parse([first = '']) {
    const ids = [...new Set(first.split(',').filter(one => uuid.test(one)))]
    return ids.length >= FEWEST_COMPARED && ids.length <= MOST_COMPARED ? ids : []
  },
  format: ids => (ids.length > 0 ? [ids.join(',')] : []),
}

/** `/manage/resume?state=viewed&job=7`: which applications are asked for, and how they are shown. */
export const receivedSearch = addressCodec({
  state: oneOf(applicationStates),
  job: id(),
  t: words(),
  /** One of the company's tags. */
  tag: code(uuid),
  /** Those alone with something that nobody has looked at. */
  unread: flag(),
  /** '' for the list. */
  view: oneOf(['board']),
  /** The applications that are compared. */
  compare: compared,
  page: pageNumber(),
})

export type ReceivedSearch = AddressOf<typeof receivedSearch>

/** The address of the received applications with something changed; the page stays. */
export const receivedAddress = (search: ReceivedSearch, change: Partial<ReceivedSearch> = {}): string =>
  receivedSearch.format(pathTo('received'), { ...search, ...change })

/** What a search leaves, as a call takes it. */
export const filterOf = ({ state, job: jobId, t, tag, unread }: ReceivedSearch) => ({
  state,
  jobId,
  t,
  tag,
  ...(unread && { unread }),
})
