import { listPractised } from '#contract/competition'
import { listExamPositions } from '#contract/exam-positions'
import { listRegistrations, registrationInfo } from '#contract/exam-registrations'
import { examInfo } from '#contract/exams'
import { idIn, read } from '#platform/routing'
import { applySearch, mineSearch } from './model/exam-addresses.ts'

const PAGE_SIZE = 10

/** The exam that the address is about. */
export const examRead = read(examInfo, idIn, { audience: 'seeker' })

/** The positions to choose from, until one is chosen. */
export const positionsRead = read(
  listExamPositions,
  ({ params: { id = '' }, query }) => {
    const { position, ...search } = applySearch.parse(query)
    return position ? null : { exam: id, pageSize: PAGE_SIZE, ...search }
  },
  { audience: 'seeker', keepPreviousData: true },
)

/** One's own registration, by its id. */
export const registrationRead = read(registrationInfo, idIn, { audience: 'seeker' })

/** One's own registration for the exam that the address is about. */
export const ownRead = read(
  listRegistrations,
  ({ params: { id = '' } }) => ({ exam: id, state: '' as const, pageSize: 1 }),
  { audience: 'seeker' },
)

/** A page of one's own registrations. */
export const registrationsRead = read(
  listRegistrations,
  ({ query }) => ({ ...mineSearch.parse(query), pageSize: PAGE_SIZE }),
  { keepPreviousData: true },
)

/** The chapters that one has practised. */
export const practisedRead = read(listPractised, () => ({}))
