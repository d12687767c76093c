import { examListKinds } from '#contract/exam-list'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, code, oneOf, pageNumber } from '#platform/routing'

/** `/exam/lists/…?ticket=0126010300512&page=2`: whose position, or which positions. */
export const listAddress = addressCodec({ ticket: code(/^[0-9A-Z]{4,30}$/), page: pageNumber() })

export const listHref = (id: string, address: Partial<AddressOf<typeof listAddress>> = {}): string =>
  listAddress.format(pathTo('examResultList', { id }), address)

/** `/manage/exam-office/801/lists?kind=final`: which list is being made. */
export const officeListAddress = addressCodec({
  kind: oneOf(
    examListKinds.map(({ value }) => value),
    'shortlist',
  ),
})

export const officeListHref = (exam: string, kind: AddressOf<typeof officeListAddress>['kind']): string =>
  officeListAddress.format(pathTo('examOfficeLists', { id: exam }), { kind })
