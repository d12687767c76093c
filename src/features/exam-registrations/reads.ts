import { listPractised } from '#contract/competition'
import { identityReveals, ownStatements } from '#contract/exam-candidates'
import { listExamPositions } from '#contract/exam-positions'
import { examPayment, listRegistrations, registrationInfo } from '#contract/exam-registrations'
import { examInfo } from '#contract/exams'
import { paymentData } from '#contract/payments'
import { positionSearch, positionsInput } from '#features/exam-positions'
import { idIn, type RouteRequest, read } from '#platform/routing'
import { applySearch, mineSearch, payNotifySearch } from './model/exam-addresses.ts'

const PAGE_SIZE = 10

/** The exam that the address is about. */
export const examRead = read(examInfo, idIn, { audience: 'seeker' })

/** The positions to choose from, until one is chosen. */
export const positionsRead = read(
  listExamPositions,
  ({ params: { id = '' }, query }) => {
    if (applySearch.parse(query).chosen) return null
    return { ...positionsInput(positionSearch.parse(query)), exam: id }
  },
  { audience: 'seeker', keepPreviousData: true },
)

/** One's own registration, by its id. */
export const registrationRead = read(registrationInfo, idIn, { audience: 'seeker' })

/** Who saw its whole identity number. */
export const revealsRead = read(identityReveals, idIn, { audience: 'seeker' })

/** What one may say to decisions that are prepared about it. */
export const statementsRead = read(ownStatements, idIn, { audience: 'seeker' })

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

const orderIn = ({ query }: RouteRequest) => payNotifySearch.parse(query).order

/** What became of one's own payment. */
export const ownPaymentRead = read(
  examPayment,
  request => {
    const order = orderIn(request)
    return order ? { order } : null
  },
  { audience: 'seeker' },
)

/** What became of an order, for whoever knows its number. */
export const orderRead = read(paymentData, request => {
  const order = orderIn(request)
  return order ? { order, returned: true } : null
})
