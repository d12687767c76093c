import { meetingGroups } from '#contract/meetings'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, code, flag, oneOf, pageNumber } from '#platform/routing'

/** `/manage/meeting?group=past`: a list; `?id=` one meeting, to be changed with `&edit=1`; `?new=1` plans one. */
export const meetingSearch = addressCodec({
  id: code(/^[\w-]{1,36}$/),
  edit: flag(),
  new: flag(),
  group: oneOf(meetingGroups, 'ahead'),
  page: pageNumber(),
})

export const meetingAddress = (search: Partial<AddressOf<typeof meetingSearch>>): string =>
  meetingSearch.format(pathTo('meetings'), search)
