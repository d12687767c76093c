import { useRequest } from '#platform/routing'
import { jobOf } from '../../model/flexible-search.ts'
import { FlexibleDetail } from './FlexibleDetail.tsx'
import { FlexibleList } from './FlexibleList.tsx'

/** `/flexible` — casual work by kind, place and pay; `?job=` one posting of it, with the short application. */
export function FlexiblePage() {
  const { query: address } = useRequest()
  const id = jobOf(address)
  return id ? <FlexibleDetail key={id} /> : <FlexibleList />
}
