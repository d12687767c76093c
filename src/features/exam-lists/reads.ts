import { examListInfo, listOfficeLists } from '#contract/exam-lists'
import { read } from '#platform/routing'
import { listAddress } from './model/list-address.ts'

/** The list of the address, with the positions that it asks for. */
export const examListRead = read(
  examListInfo,
  ({ params: { id = '' }, query }) => ({ id, ...listAddress.parse(query), pageSize: 10 }),
  { keepPreviousData: true },
)

/** All lists of an exam, for its office. */
export const officeListsRead = read(listOfficeLists, ({ params: { id = '' } }) => ({ exam: id }), {
  audience: 'employer',
})
