import { pathTo } from '#contract/pages'
import { educationList } from '#contract/reference/education'
import { type AddressOf, addressCodec, code, flag, id, oneOf, pageNumber, words } from '#platform/routing'

const positionFields = {
  t: words(),
  education: oneOf(educationList.map(({ value }) => value)),
  fits: flag(),
  underRatio: flag(),
  page: pageNumber(),
} as const

/** What is looked for among the positions of an exam. */
export type PositionSearch = AddressOf<typeof positionSearch>

const positionSearch = addressCodec(positionFields)

/** `/exam/apply/:id?position=10100017`: the position that was chosen, or what is looked for among all of them. */
export const applySearch = addressCodec({ position: id(), ...positionFields })

export const applyHref = (exam: string, search: Partial<AddressOf<typeof applySearch>> = {}): string =>
  applySearch.format(pathTo('examApply', { id: exam }), search)

/** `/exam/enroll/:id?part=education&at=education.0.school`: the part that is written, and the field that one came for. */
export const enrolSearch = addressCodec({
  part: code(/^[a-z][A-Za-z0-9]{0,39}$/),
  at: code(/^[A-Za-z0-9.]{1,120}$/),
  ...positionFields,
})

export const enrolHref = (registration: string, search: Partial<AddressOf<typeof enrolSearch>> = {}): string =>
  enrolSearch.format(pathTo('examEnroll', { id: registration }), search)

/** `/exam/mine?state=done`: which registrations of one's own; those under way without it. */
export const mineSearch = addressCodec({ state: oneOf(['open', 'done', 'ended'], 'open'), page: pageNumber() })

export const mineHref = (search: Partial<AddressOf<typeof mineSearch>> = {}): string =>
  mineSearch.format(pathTo('examsOfMine'), search)

/** `/exam/pay-notify?order=…`: where the cashier sends people back. What else it says is not believed. */
export const payNotifySearch = addressCodec({ order: code(/^JF\d{8}-[A-Z0-9]{12}$/) })
