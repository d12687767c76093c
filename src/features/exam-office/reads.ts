import { candidateInfo, listCandidates } from '#contract/exam-candidates'
import {
  examChangeInfo,
  listExamChanges,
  listOfficeExams,
  listOfficeSites,
  listUnderRatio,
  officeExamInfo,
} from '#contract/exam-office'
import { type RouteRequest, read } from '#platform/routing'
import {
  candidateFilter,
  candidatesSearch,
  changesSearch,
  ratiosSearch,
  sitesSearch,
} from './model/office-addresses.ts'

/** The exam whose office the address is of. */
export const examIn = ({ params: { id = '' } }: Pick<RouteRequest, 'params'>) => ({ exam: id })

/** The exams for which one has a mandate. */
export const officeExamsRead = read(listOfficeExams, () => ({}), { audience: 'employer' })

/** One of them: who stands where, what waits. */
export const officeExamRead = read(officeExamInfo, examIn, { audience: 'employer' })

/** Where its written papers are sat, where the address asks for that. */
export const sitesRead = read(
  listOfficeSites,
  request => (sitesSearch.parse(request.query).view === 'sites' ? examIn(request) : null),
  { audience: 'employer' },
)

/** A page of its changes. */
export const changesRead = read(
  listExamChanges,
  request => {
    const { state, page } = changesSearch.parse(request.query)
    return { ...examIn(request), state, page }
  },
  { audience: 'employer', keepPreviousData: true },
)

/** The change that is open, with a page of its lines. */
export const changeRead = read(
  examChangeInfo,
  ({ query }) => {
    const { change, rows } = changesSearch.parse(query)
    return change === '' ? null : { id: change, page: rows }
  },
  { audience: 'employer', keepPreviousData: true },
)

/** Positions under its least ratio. */
export const ratiosRead = read(
  listUnderRatio,
  request => ({ ...examIn(request), ...ratiosSearch.parse(request.query), pageSize: 50 }),
  { audience: 'employer', keepPreviousData: true },
)

/** A page of its candidates. */
export const candidatesRead = read(
  listCandidates,
  request => {
    const search = candidatesSearch.parse(request.query)
    return { ...examIn(request), ...candidateFilter(search), page: search.page }
  },
  { audience: 'employer', keepPreviousData: true },
)

/** The candidate who is open. */
export const candidateRead = read(
  candidateInfo,
  ({ query }) => {
    const { candidate } = candidatesSearch.parse(query)
    return candidate === '' ? null : { id: candidate }
  },
  { audience: 'employer' },
)
