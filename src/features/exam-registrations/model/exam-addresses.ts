import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, code, id, oneOf, pageNumber } from '#platform/routing'

/** `/exam/apply/:id?chosen=10100017`: the position that was chosen; without it all of them are listed. */
export const applySearch = addressCodec({ chosen: id() })

export const applyHref = (exam: string, search: Partial<AddressOf<typeof applySearch>> = {}): string =>
  applySearch.format(pathTo('examApply', { id: exam }), search)

/** `/exam/enroll/:id?part=education&at=education.0.school`: the part that is written, and the field that one came for. */
export const enrolSearch = addressCodec({
  part: code(/^[a-z][A-Za-z0-9]{0,39}$/),
  at: code(/^[A-Za-z0-9.]{1,120}$/),
})

export const enrolHref = (registration: string, search: Partial<AddressOf<typeof enrolSearch>> = {}): string =>
  enrolSearch.format(pathTo('examEnroll', { id: registration }), search)

/** `/exam/mine?state=done`: which registrations of one's own; those under way without it. */
export const mineSearch = addressCodec({ state: oneOf(['open', 'done', 'ended'], 'open'), page: pageNumber() })

export const mineHref = (search: Partial<AddressOf<typeof mineSearch>> = {}): string =>
  mineSearch.format(pathTo('examsOfMine'), search)

/** `/exam/pay-notify?order=…`: where the cashier sends people back. What else it says is not believed. */
export const payNotifySearch = addressCodec({ order: code(/^JF\d{8}-[A-Z0-9]{12}$/) })
